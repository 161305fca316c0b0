/** Delay in ms before a navigation counts as slow. */
export const SLOW_AFTER = 400;

/** Shows the loading message, in a live region, when navigation is slow. */
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
  // A page restored from the back/forward cache (bfcache) must not still show the message.
  window.addEventListener('pageshow', clear);
  window.addEventListener('pagehide', clear);
}

/** Whether it is an unmodified click on a link to another page of this site. */
function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (!link.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
