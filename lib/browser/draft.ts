import { read, write } from './storage';

/** Unsent form values by field. Kept in session storage, so a draft ends with its tab. */
type Draft = Readonly<Record<string, string>>;

/** The draft kept under a key; empty when there is none, or storage is blocked or holds something else. */
export function readDraft(key: string): Draft {
  try {
    const value: unknown = JSON.parse(read(key, 'sessionStorage') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Draft) : {};
  } catch {
    return {};
  }
}

/** Keeps a draft across reloads and a change of language; null forgets it. */
export const writeDraft = (key: string, draft: Draft | null): void =>
  write(key, draft && JSON.stringify(draft), 'sessionStorage');

/** Fills those fields of a form that are still empty. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && !field.value) field.value = value;
  }
}

/** Numbers one filling-in of a form: a random UUID. Over plain HTTP, browsers offer no crypto.randomUUID(). */
export const newId = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (Number(crypto.getRandomValues(new Uint8Array(1))) % 16).toString(16),
  );
