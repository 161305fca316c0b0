import type { FormValues } from '@/lib/demo-request/validate';

/** Storage key; rendered on the form, so that enhance/draft.ts can save drafts before hydration. */
export const DRAFT_KEY = 'demoRequestDraft';

/** The unsent request of this tab, or null. In session storage, so it ends with the tab. */
export function readDraft(): FormValues | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as FormValues) : null;
  } catch {
    return null; // Storage is blocked, or holds something else.
  }
}

/** Saves the draft across reloads and language switches; null deletes it. */
export function writeDraft(values: FormValues | null): void {
  try {
    if (values) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage the values only live in the page.
  }
}
