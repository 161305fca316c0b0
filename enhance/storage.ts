/** Key under which the visitor's language is kept. */
export const LANGUAGE_KEY = 'i18nextLng';
/** Key under which `off` is kept, once the visitor no longer wants `/` to open the search. */
export const SHORTCUT_KEY = 'searchShortcut';

/** Reads local storage; null when it is blocked, as in some private modes. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes local storage; does nothing when it is blocked or full. */
export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts for this page only; the path still carries the language.
  }
}
