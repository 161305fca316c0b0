/**
 * The JSON at an address.
 * @throws when the answer is an error, whatever it holds.
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as T;
}

/**
 * Announces a script that failed to load, with a cancelable `preloaderror` event on the window that has
 * the error in its `detail`.
 * @returns whether the page has to deal with it: false when a listener has, by preventDefault().
 */
export const announceFailedLoad = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('preloaderror', { cancelable: true, detail: error }));

/** Reloads the page. A function of its own because tests cannot replace `location.reload`. */
export const reload = (): void => location.reload();
