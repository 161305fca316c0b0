/** Time in ms without a key before a query is run. */
export const TYPING_PAUSE = 120;

/** Calls back with what a field holds, once the visitor has stopped typing for a moment. */
export function afterTyping(field: HTMLInputElement, run: (query: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => run(field.value), TYPING_PAUSE);
  });
}
