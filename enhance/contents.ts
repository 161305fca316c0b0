/** Highlights the current section in the table of contents (scrollspy), and folds the bar of phones at a choice. */
export function trackContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')];
  const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  if (headings.length === 0) return;
  for (const link of links)
    link.addEventListener('click', () => link.closest('details')?.removeAttribute('open'));
  const update = () => {
    const line = window.innerHeight * 0.3;
    const read = headings
      // A section that a filter hides has no place.
      .filter((heading) => heading.checkVisibility?.() !== false)
      .filter((heading) => heading.getBoundingClientRect().top <= line)
      .at(-1);
    for (const link of links) {
      if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  window.addEventListener('scroll', update, { passive: true });
  // Reading positions now would force layout within this script.
  requestAnimationFrame(update);
}
