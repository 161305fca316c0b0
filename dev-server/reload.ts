/** Endpoint where `next dev` serves the content version. */
export const VERSION_PATH = '/content-version/';
/** Metric of the `Server-Timing` header that carries the version, since scripts can read that header. */
export const VERSION_TIMING = 'content';
/** Time between two polls, in ms. */
export const PERIOD = 500;

/**
 * Development script that reloads the page when its content has changed. It polls: one open connection
 * per tab would soon exhaust the browser's limit of six per host. It reloads once: another reload would
 * abort the first, and a server slower than a poll would never deliver the page.
 */
export const reloadScript = `(() => {
  const [{ serverTiming = [] }] = performance.getEntriesByType('navigation');
  let shown = serverTiming.find(({ name }) => name === '${VERSION_TIMING}')?.description;
  const changed = async () => {
    const answer = document.hidden ? undefined : await fetch('${VERSION_PATH}').catch(() => undefined);
    if (!answer?.ok) return false;
    const version = await answer.text();
    shown ??= version;
    return version !== shown;
  };
  const poll = async () => {
    if (await changed()) location.reload();
    else setTimeout(poll, ${PERIOD});
  };
  setTimeout(poll, ${PERIOD});
})();`;
