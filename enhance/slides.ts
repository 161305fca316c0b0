// Loaded only on pages with a row of slides and its controls.

/** Shows the controls of every row of slides: a button for each slide, then to the previous and the next. */
export function enhanceSlides(): void {
  for (const controls of document.querySelectorAll<HTMLElement>('[data-slides]')) {
    const row = document.getElementById(controls.dataset.slides ?? '');
    if (row) drive(row, controls);
  }
}

/** How much of a slide must show for its button to be marked. */
const IN_VIEW = 0.8;

function drive(row: HTMLElement, controls: HTMLElement): void {
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > ol > li')];
  const buttons = [...controls.querySelectorAll('button')];
  const [previous, next] = buttons.slice(slides.length);
  const [first, second] = slides;
  if (!first || !second || !previous || !next) return;

  const width = () => second.offsetLeft - first.offsetLeft;
  // How it scrolls there, the style sheet says.
  const show = (place: number) => row.scrollTo({ left: place * width() });
  const step = (by: number) => show(Math.round(row.scrollLeft / width()) + by);
  for (const place of slides.keys()) buttons[place]?.addEventListener('click', () => show(place));
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const place = slides.indexOf(target as HTMLElement);
        const isInView = intersectionRatio >= IN_VIEW;
        if (isInView) buttons[place]?.setAttribute('aria-current', 'true');
        else buttons[place]?.removeAttribute('aria-current');
        if (place === 0) previous.setAttribute('aria-disabled', String(isInView));
        if (place === slides.length - 1) next.setAttribute('aria-disabled', String(isInView));
      }
    },
    { root: row, threshold: IN_VIEW },
  );
  for (const slide of slides) observer.observe(slide);
  controls.dataset.live = '';
}
