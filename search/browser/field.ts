/** Debounce delay in ms. */
const TYPING_PAUSE = 120;

/** Calls back with the field's value, debounced. */
export function afterTyping(field: HTMLInputElement, run: (query: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => run(field.value), TYPING_PAUSE);
  });
}
