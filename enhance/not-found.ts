/** On the 404 page, loads the script that redirects to, or suggests, the intended page. */
export function helpNotFound(): void {
  if (!document.querySelector('[data-known-pages]')) return;
  import('./not-found/meant-page').then(
    ({ findMeantPage }) => findMeantPage(),
    () => {
      // The page's static links are the fallback.
    },
  );
}
