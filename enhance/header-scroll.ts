/** Scroll in px past which the header turns opaque. */
export const SCROLL_THRESHOLD = 10;

/** Marks the header once the page is scrolled, so that CSS makes it opaque with a shadow. */
export function trackScroll(): void {
  const header = document.querySelector('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  window.addEventListener('scroll', update, { passive: true });
  update();
}
