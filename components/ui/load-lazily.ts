/**
 * Loads a part of an island when it is needed.
 * A failure is announced by a cancelable `preloaderror` event on the window, the error in its `detail`.
 * Unless a listener takes it in hand (preventDefault), the page offers a reload (enhance/offer-reload.ts).
 * @returns what was loaded, or undefined when a listener has taken the failure in hand.
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
