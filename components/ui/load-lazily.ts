/**
 * Loads part of an island on demand.
 * A failure dispatches a cancelable `preloaderror` event on the window, with the error in its `detail`.
 * Unless a listener handles it (preventDefault), the page offers a reload (enhance/offer-reload.ts).
 * @returns the module, or undefined when a listener has handled the failure.
 * @throws the error, when none has.
 */
export async function loadLazily<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent('preloaderror', { cancelable: true, detail: error });
    if (!window.dispatchEvent(event)) return undefined;
    window.dispatchEvent(new Event('islanderror'));
    throw error;
  }
}
