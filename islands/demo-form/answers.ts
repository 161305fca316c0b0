import { type FieldName, fieldNames } from '@/form/fields';

/** What is typed, by field. */
export type Answers = Record<FieldName, string>;

export const noAnswers = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Answers;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

export const readAnswers = (form: HTMLFormElement | null): Answers =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ''])) as Answers;
