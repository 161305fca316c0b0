/**
 * Announces a script that failed to load, with a cancelable `preloaderror` event on the window that has
 * the error in its `detail`.
 * @returns whether the page has to deal with it: false when a listener has, by preventDefault().
 */
export const announceFailedLoad = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('preloaderror', { cancelable: true, detail: error }));
