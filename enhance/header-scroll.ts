/** Scroll in px past which the header turns opaque. */
export const SCROLL_THRESHOLD = 10;

/** Marks the header once the page is scrolled: CSS makes it transparent until then, and opaque with a shadow after. */
export function trackScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  header.dataset.tracked = '';
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  window.addEventListener('scroll', update, { passive: true });
  update();
}
