/** Reloads the page. A function of its own because tests cannot replace `location.reload`. */
export const reload = (): void => location.reload();
