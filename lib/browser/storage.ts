/** Key under which the visitor's language is kept. */
export const LANGUAGE_KEY = 'i18nextLng';
/** Key under which `off` is kept, once the visitor no longer wants `/` to open the search. */
export const SHORTCUT_KEY = 'searchShortcut';

type Area = 'localStorage' | 'sessionStorage';

/** Reads storage; null when it is blocked, as in some private modes. */
export function read(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes storage, or with null forgets a key; does nothing when it is blocked or full. */
export function write(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // What is kept then lasts for this page only.
  }
}
