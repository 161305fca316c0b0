/** Storage key of the visitor's language. */
export const LANGUAGE_KEY = 'i18nextLng';
/** Storage key of the search shortcut: `off` once the visitor has turned it off. */
export const SHORTCUT_KEY = 'searchShortcut';

type Area = 'localStorage' | 'sessionStorage';

/** Reads from storage; null when it is blocked, as in some private modes. */
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
    // The value then lasts for this page only.
  }
}
