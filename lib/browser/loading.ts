/**
 * The JSON at an address.
 * @throws when the answer is an error, whatever it holds.
 */
export const fetchJson = async <T>(address: string): Promise<T> =>
  (await fetchFile(address)).json() as T;

/** The text at an address; throws as `fetchJson` does. */
export const fetchText = async (address: string): Promise<string> =>
  (await fetchFile(address)).text();

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response;
}

/**
 * Announces a script that failed to load, with a cancelable `preloaderror` event on the window that has
 * the error in its `detail`.
 * @returns whether the page has to deal with it: false when a listener has, by preventDefault().
 */
export const announceFailedLoad = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('preloaderror', { cancelable: true, detail: error }));

/** Reloads the page. A function of its own because tests cannot replace `location.reload`. */
export const reload = (): void => location.reload();
