/** How long native scrolling must have been idle, in ms. */
const SETTLED = 100;

/**
 * Says once which slide is shown, as soon as the slides have stood still.
 * @returns a function that stops waiting.
 */
export function onceSettled(viewport: HTMLElement, onSettled: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', wait);
  };
  const settle = () => {
    stop();
    onSettled(Math.round(viewport.scrollLeft / (viewport.clientWidth || 1)));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLED);
  };
  viewport.addEventListener('scroll', wait, { passive: true });
  wait();
  return stop;
}
