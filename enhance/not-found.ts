/** On the not-found page, loads what finds the page that was meant. */
export function helpNotFound(): void {
  if (!document.querySelector('[data-known-pages]')) return;
  import('./not-found/meant-page').then(
    ({ findMeantPage }) => findMeantPage(),
    () => {
      // The page helps by its links alone.
    },
  );
}
