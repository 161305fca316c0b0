/** Endpoint where `next dev` serves the content version. */
export const VERSION_PATH = '/content-version/';
/** Endpoint of the notes on a page; its address follows. */
export const NOTES_PATH = '/content-notes/';
/** The same with misspelt words, which take longer. */
export const SPELLING_PATH = '/content-spelling/';
/** Metric of the `Server-Timing` header that carries the version, since scripts can read that header. */
export const VERSION_TIMING = 'content';
/** Time between two polls, in ms. */
export const PERIOD = 300;

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

/**
 * Development script that puts the notes on a page above and beside it, in a shadow tree, which the styles of
 * the page do not reach. They come after the page, so that they do not delay it.
 */
export const notesScript = `addEventListener('load', async () => {
  const path = location.pathname.replace(/\\/?$/, '/').slice(1);
  const host = document.createElement('div');
  host.id = 'content-notes';
  host.attachShadow({ mode: 'open' });
  let shown = '';
  for (const notes of ['${NOTES_PATH}', '${SPELLING_PATH}']) {
    const answer = await fetch(notes + path).catch(() => undefined);
    const html = answer?.ok ? await answer.text() : '';
    if (html === shown) continue;
    host.shadowRoot.innerHTML = shown = html;
    document.body.prepend(host);
  }
});`;
