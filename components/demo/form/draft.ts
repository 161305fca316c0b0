import type { FormValues } from '@/lib/demo-request/validate';

/** Where it is kept; the form says so, for enhance/draft.ts to keep it while the island cannot. */
export const DRAFT_KEY = 'demoRequestDraft';

/** The unsent request of this tab, or null. Kept in session storage, so it ends with the tab. */
export function readDraft(): FormValues | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as FormValues) : null;
  } catch {
    return null; // Storage is blocked, or holds something else.
  }
}

/** Keeps what is typed across reloads and a change of language; null forgets it. */
export function writeDraft(values: FormValues | null): void {
  try {
    if (values) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage the values live in the page alone.
  }
}
