import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Said } from '@/browser/islands/checker/verdict';
import { newId, readDraft, restoreDraft, writeDraft } from '@/lib/browser/draft';
import { type Carried, DRAFT_KEY } from '@/lib/form/draft';
import { eachField, type FieldName, honeypotName } from '@/lib/form/fields';
import type { Locale } from '@/lib/i18n/locales';

/** What is typed, by field. */
export type Answers = Record<FieldName, string>;

export const noAnswers: Answers = eachField(() => '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldOf = (form: HTMLFormElement | null, name: string): Control | null =>
  (form?.elements.namedItem(name) as Control | null) ?? null;

export const readAnswers = (form: HTMLFormElement | null): Answers =>
  eachField((name) => fieldOf(form, name)?.value ?? '');

/** The verdict that a visitor comes from, with the ids of the dates that concern the company. */
export interface CarriedVerdict extends Said {
  locale: Locale;
  dates: readonly string[];
}

/** Fills what is still empty from the draft, once, and keeps what is typed from then on. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  // The number of one filling-in of the form, so that a request sent twice is stored once, and where it comes from.
  const carried = useRef<Carried & { requestId: string }>({ requestId: '' });
  const [verdict, setVerdict] = useState<CarriedVerdict>();

  useEffect(() => {
    const {
      requestId = newId(),
      origin,
      verdict: kept,
      [honeypotName]: _,
      ...draft
    } = readDraft(DRAFT_KEY);
    if (form.current) restoreDraft(form.current, draft);
    carried.current = { requestId, origin: origin || originOf(), ...(kept && { verdict: kept }) };
    if (kept) setVerdict(JSON.parse(kept));
  }, [form]);

  return {
    carried,
    verdict,
    keep: () => writeDraft(DRAFT_KEY, { ...readAnswers(form.current), ...carried.current }),
    forget: () => writeDraft(DRAFT_KEY, null),
  };
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
