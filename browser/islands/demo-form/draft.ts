import { type RefObject, useEffect, useRef } from 'react';
import { newId, readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';
import { DRAFT_KEY } from '@/lib/form/draft';
import { eachField, type FieldName, honeypotName } from '@/lib/form/fields';

/** What is typed, by field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = eachField(() => '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

export const readAnswers = (form: HTMLFormElement | null): Answers =>
  eachField((name) => fieldOf(form, name)?.value ?? '');

interface DraftState {
  /** Numbers one filling-in of the form, so that a request sent twice is stored once. */
  requestId: RefObject<string>;
  keep: () => void;
  forget: () => void;
}

/** Fills what is still empty from the draft, once, and keeps what is typed from then on. */
export function useDraft(form: RefObject<HTMLFormElement | null>): DraftState {
  const requestId = useRef('');

  useEffect(() => {
    const { requestId: kept, [honeypotName]: _, ...draft } = readDraft(DRAFT_KEY);
    if (form.current) restoreDraft(form.current, draft);
    requestId.current = kept ?? newId();
  }, [form]);

  return {
    requestId,
    keep: () =>
      writeDraft(DRAFT_KEY, { ...readAnswers(form.current), requestId: requestId.current }),
    forget: () => writeDraft(DRAFT_KEY, null),
  };
}
