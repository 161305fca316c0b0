/** Where `next dev` answers with the version of the content. */
export const VERSION_PATH = '/content-version/';
/** Names the version in the `Server-Timing` header of a page, where a script can read it. */
export const VERSION_TIMING = 'content';
/** Milliseconds between two looks at the version. */
const PERIOD = 500;

/**
 * Script for development: loads the page again when the content has changed since it was made.
 * It asks again and again, because a held connection per tab would soon use up the browser's six.
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
