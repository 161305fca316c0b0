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
 * the error in its `detail`. Unless a listener deals with it, by preventDefault(), it becomes an uncaught
 * error of the page, which goes on.
 * @returns whether the page has to deal with it.
 */
export function announceFailedLoad(error: unknown): boolean {
  const isOpen = dispatchEvent(
    new CustomEvent('preloaderror', { cancelable: true, detail: error }),
  );
  if (isOpen)
    setTimeout(() => {
      throw error;
    });
  return isOpen;
}

/** Reloads the page. A function of its own because tests cannot replace `location.reload`. */
export const reload = (): void => location.reload();
