// Loaded only on pages with a row of slides and its controls.

/** Shows the controls of every row of slides: to the previous and the next. */
export function enhanceSlides(): void {
  for (const controls of document.querySelectorAll<HTMLElement>('[data-slides]')) {
    const row = document.getElementById(controls.dataset.slides ?? '');
    if (row) drive(row, controls);
  }
}

/** How much of the first or last slide must show for nothing to be left on that side. */
const IN_VIEW = 0.8;

function drive(row: HTMLElement, controls: HTMLElement): void {
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > ol > li')];
  const [previous, next] = controls.querySelectorAll('button');
  const [first, second] = slides;
  if (!first || !second || !previous || !next) return;

  const width = () => second.offsetLeft - first.offsetLeft;
  // How it scrolls there, the style sheet says.
  const step = (by: number) =>
    row.scrollTo({ left: (Math.round(row.scrollLeft / width()) + by) * width() });
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const place = slides.indexOf(target as HTMLElement);
        const isInView = String(intersectionRatio >= IN_VIEW);
        if (place === 0) previous.setAttribute('aria-disabled', isInView);
        if (place === slides.length - 1) next.setAttribute('aria-disabled', isInView);
      }
    },
    { root: row, threshold: IN_VIEW },
  );
  for (const slide of slides) observer.observe(slide);
  controls.dataset.live = '';
}
