import { announceFailedLoad } from '@/lib/browser/preload-error';

/**
 * Loads part of an island on demand. Unless a listener handles a failure (lib/browser/preload-error.ts),
 * the page offers a reload (enhance/islands.ts).
 * @returns the module, or undefined when a listener has handled the failure.
 * @throws the error, when none has.
 */
export async function loadLazily<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (!announceFailedLoad(error)) return undefined;
    dispatchEvent(new Event('islanderror'));
    throw error;
  }
}
