/** Endpoint where `next dev` serves the content version. */
export const VERSION_PATH = '/content-version/';
/** Metric of the `Server-Timing` header that carries the version, since scripts can read that header. */
export const VERSION_TIMING = 'content';
/** Polling interval in ms. */
const PERIOD = 500;

/**
 * Development script that reloads the page when its content has changed. It polls: one open connection
 * per tab would soon exhaust the browser's limit of six per host.
 */
export const reloadScript = `(() => {
  const [{ serverTiming = [] }] = performance.getEntriesByType('navigation');
  let shown = serverTiming.find(({ name }) => name === '${VERSION_TIMING}')?.description;
  setInterval(async () => {
    if (document.hidden) return;
    const answer = await fetch('${VERSION_PATH}').catch(() => undefined);
    if (!answer?.ok) return;
    const version = await answer.text();
    shown ??= version;
    if (version !== shown) location.reload();
  }, ${PERIOD});
})();`;
