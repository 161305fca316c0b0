import { announceFailedLoad } from '@/lib/browser/loading';
import { read, SHORTCUT_KEY } from '@/lib/browser/storage';

const hasModifier = (event: MouseEvent | KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether `/` opens the search: not on touch-only devices, nor if the visitor has turned it off. */
const hasShortcut = (): boolean =>
  matchMedia('(any-pointer: fine)').matches && read(SHORTCUT_KEY) !== 'off';

/**
 * Makes the search link and the `/` key open the search dialog. Its code is loaded on first use, while
 * what is typed is kept for its field; if that fails, falls back to the search page. Shift is allowed, as
 * some keyboard layouts need it to type `/`.
 */
export function offerSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (!link) return;
  const load = () => import('../search/dialog/site-search');
  /** What has been typed since the search was asked for; null when it is not opening. */
  let typed: string | null = null;
  const open = () => {
    typed ??= '';
    load().then(
      ({ openSearch }) => {
        if (typed !== null) openSearch(link, typed);
        typed = null;
      },
      (error) => {
        announceFailedLoad(error);
        location.assign(link.href);
      },
    );
  };

  link.role = 'button';
  link.ariaHasPopup = 'dialog';
  // Ahead of a click, which says what becomes of a failure.
  link.addEventListener('pointerenter', () => load().catch(() => {}), { once: true });
  link.addEventListener('click', (event) => {
    if (hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (hasModifier(event) || isTyping(target)) return;
    if (typed !== null) {
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      else return;
    } else if (key === '/' ? hasShortcut() : key === ' ' && target === link) open();
    else return;
    event.preventDefault();
  });
  if (document.querySelector('[data-search-form]'))
    load().then(({ searchOnPage }) => searchOnPage(link), announceFailedLoad);
}
