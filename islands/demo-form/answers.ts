import { eachField, type FieldName } from '@/form/fields';

/** What is typed, by field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = eachField(() => '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

export const readAnswers = (form: HTMLFormElement | null): Answers =>
  eachField((name) => fieldOf(form, name)?.value ?? '');
