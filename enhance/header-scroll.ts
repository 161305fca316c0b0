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
