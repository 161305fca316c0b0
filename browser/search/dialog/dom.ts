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

/** Moves the focus with the arrow keys between the field and the result links. */
export function moveByArrows(container: HTMLElement, field: HTMLElement): void {
  container.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const links = container.querySelectorAll<HTMLElement>('.search-body a');
    const stops = [field, ...links];
    const from = stops.indexOf(document.activeElement as HTMLElement);
    const next = from >= 0 ? stops[from + step] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

type Attributes = Record<string, string | boolean>;

/** Creates an element with attributes and children. Strings become text nodes, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(key, '');
    else if (value !== false) created.setAttribute(key, value);
  }
  created.append(...children);
  return created;
}
