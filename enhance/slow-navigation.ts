/** Delay in ms after which a navigation counts as slow. */
export const SLOW_AFTER = 400;

/** Shows and announces the loading text when following a link takes long. */
export function announceSlowNavigation(): void {
  const status = document.querySelector<HTMLElement>('[data-loading]');
  if (!status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    status.textContent = '';
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !leavesPage(event, link)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = status.dataset.loading ?? '';
    }, SLOW_AFTER);
  });
  // Coming back by the history cache must not show the text again.
  window.addEventListener('pageshow', clear);
  window.addEventListener('pagehide', clear);
}

/** True for a plain click on a link to another page of this site. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (!link.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
