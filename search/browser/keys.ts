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
