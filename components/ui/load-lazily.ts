/**
 * Loads a part of an island when it is needed.
 * A failure is announced by a cancelable `preloaderror` event on the window, the error in its `detail`.
 * @returns what was loaded, or undefined when a listener has taken the failure in hand (preventDefault).
 * @throws the error, when none has.
 */
export async function loadLazily<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent('preloaderror', { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
    return undefined;
  }
}
