/** Scroll position in px beyond which the header turns opaque. */
const SCROLL_THRESHOLD = 10;

/** Toggles `data-scrolled` on the header, which CSS shows transparent at the top and opaque below. */
export function trackScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  // Reading the position now would force layout within this script.
  requestAnimationFrame(() => {
    update();
    header.dataset.tracked = '';
    window.addEventListener('scroll', update, { passive: true });
  });
}

/** Delay in ms before a menu closes after the pointer has left it. */
const CLOSE_DELAY = 250;

/**
 * Enhances every `<details data-menu>`: closes it on Escape, on an outside click and on losing focus.
 * Those with `data-menu="hover"` also open while the mouse is over them.
 */
export function enhanceMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const summary = menu.querySelector('summary');
    if (!summary) continue;
    closeOnLeaving(menu, summary);
    if (menu.dataset.menu === 'hover') openOnHover(menu, summary);
  }
}

function closeOnLeaving(menu: HTMLDetailsElement, summary: HTMLElement): void {
  // Wherever the focus is: a menu opened by hovering does not have it (WCAG 1.4.13).
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) summary.focus();
  });
  menu.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
}

function openOnHover(menu: HTMLDetailsElement, summary: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;

  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (menu.open) return;
    menu.open = true;
    openedByHover = true;
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    timer = setTimeout(() => {
      menu.open = false;
    }, CLOSE_DELAY);
  });
  // A menu is already open on hover by the time it's clicked: the first click must not close it.
  summary.addEventListener('click', (event) => {
    if (openedByHover && menu.open) event.preventDefault();
    openedByHover = false;
  });
  menu.addEventListener('toggle', () => {
    if (!menu.open) openedByHover = false;
  });
}
