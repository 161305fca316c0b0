import type { FormValues } from '@/lib/demo-request/validate';

const KEY = 'demoRequestDraft';

/** The unsent request of this tab, or null. Kept in session storage, so it ends with the tab. */
export function readDraft(): FormValues | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as FormValues) : null;
  } catch {
    return null; // Storage is blocked, or holds something else.
  }
}

/** Keeps what is typed across reloads and a change of language; null forgets it. */
export function writeDraft(values: FormValues | null): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify(values));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the values live in the page alone.
  }
}
