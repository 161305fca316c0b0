import { type RefObject, useEffect, useRef, useState } from 'react';
import { newId, readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';
import { type Carried, DRAFT_KEY, VERDICT_KEY } from '@/lib/form/draft';
import { eachField, type FieldName, honeypotName } from '@/lib/form/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { FormVerdict } from './verdict';

/** What is typed, by field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = eachField(() => '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

export const readAnswers = (form: HTMLFormElement | null): Answers =>
  eachField((name) => fieldOf(form, name)?.value ?? '');

/**
 * Fills what is still empty from the draft, once, and keeps what is typed from then on. The latest verdict in this tab is
 * said again, in place of what the site wrote of the one before, unless the visitor has edited that.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, law: string, locale: Locale) {
  // The number of one filling-in of the form, so that a request sent twice is stored once, and where it comes from.
  const carried = useRef<Carried & { requestId: string }>({ requestId: '' });
  const [verdict, setVerdict] = useState<FormVerdict>();
  const keep = () => writeDraft(DRAFT_KEY, { ...readAnswers(form.current), ...carried.current });

  useEffect(() => {
    const { requestId = newId(), origin, ...draft } = readDraft(DRAFT_KEY);
    const { writtenMessage = '', writtenSize = '', [honeypotName]: _, ...typed } = draft;
    if (form.current) restoreDraft(form.current, typed);
    const latest = readDraft(VERDICT_KEY);
    carried.current = {
      requestId,
      origin: latest.origin || origin || originOf(),
      writtenMessage,
      writtenSize,
    };
    if (latest.answers)
      import('./verdict')
        .then(({ verdictOn }) => verdictOn(latest.answers ?? '', law, locale))
        // The form does without.
        .then(setVerdict, () => undefined);
  }, [form, law, locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each verdict.
  useEffect(() => {
    const [message, size] = (['message', 'companySize'] as const).map((name) =>
      fieldOf(form.current, name),
    );
    if (!verdict || !message || !size) return;
    const { writtenMessage = '', writtenSize = '' } = carried.current;
    if (!writtenMessage)
      message.value = [message.value.trim(), verdict.message].filter(Boolean).join('\n\n');
    else message.value = message.value.replace(writtenMessage, () => verdict.message);
    if (size.value === writtenSize) size.value = verdict.size;
    carried.current = {
      ...carried.current,
      writtenMessage: verdict.message,
      writtenSize: verdict.size,
    };
    keep();
  }, [verdict]);

  return { carried, verdict, keep, forget: () => writeDraft(DRAFT_KEY, null) };
}

/** What a link to the form says of where it stands, or else the part of the site that led here. */
function originOf(): string {
  const from = new URLSearchParams(location.search).get('from');
  if (from) return from;
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  return origin === location.origin
    ? pathname.replace(/^\/en(?=\/)/, '').split('/')[1] || 'landing'
    : '';
}
