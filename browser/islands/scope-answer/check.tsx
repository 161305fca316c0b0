import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { createPortal } from 'react-dom';
import { DemoAsk } from '@/browser/islands/checker/demo-ask';
import { find } from '@/browser/islands/checker/found';
import type { CheckerMessages, LoadedLaw } from '@/browser/islands/checker/messages';
import { QuantityNote } from '@/browser/islands/checker/quantity-note';
import { verdictOf } from '@/browser/islands/checker/verdict-of';
import { fromFragment, toFragment } from '@/law/checker/address';
import { type Answers, type QuantityName, quantities } from '@/law/checker/answers';
import { asKept, asWrittenIn, parseQuantity } from '@/law/checker/quantity-input';
import { readDraft } from '@/lib/browser/draft';
import { VERDICT_KEY } from '@/lib/form/draft';
import type { Locale } from '@/lib/i18n/locales';
import { Sentence } from './sentence';

interface CheckProps {
  form: HTMLFormElement;
  law: LoadedLaw;
  locale: Locale;
  /** Address of the demo page. */
  demo: string;
  /** What is said of a number that has several readings or none. */
  messages: Pick<CheckerMessages, 'ambiguous' | 'invalid'>;
  /** Whether the form was sent, even while this was loading or had not yet begun to listen. */
  isAsked: RefObject<boolean>;
  onAnswer: (answer: ReactNode) => void;
  /** Given rather than imported, so that React stays one script. */
  createPortal: typeof createPortal;
}

/** Answers a form on the CSRD, and says beside its numbers when they are none. It shows nothing else itself. */
export function Check({ isAsked, onAnswer, ...context }: CheckProps) {
  const { form, law, locale, demo } = context;
  const [typed, setTyped] = useState(() => answersIn(form, locale));
  useEffect(() => {
    const read = () => {
      const answers = answersIn(form, locale);
      setTyped(answers);
      return answers;
    };
    // An answer stands only as long as what was answered.
    const onInput = () => {
      read();
      onAnswer(undefined);
    };
    const restore = () => {
      const kept = readDraft(VERDICT_KEY).answers ?? '';
      if (figures.some((name) => fieldOf(form, name)?.value)) return void read();
      const given = fromFragment(kept);
      for (const name of fields) {
        const field = fieldOf(form, name);
        if (field && given[name]) field.value = asWrittenIn(locale, given[name]);
      }
      const answers = withAssumptions(read());
      // The simulator may know more of the company than is assumed here.
      if (toFragment(answers) === kept) onAnswer(answered(law, answers, form, locale, demo));
    };
    const answer = () => {
      isAsked.current = true;
      const answers = read();
      // Without a figure, there is nothing to answer.
      const isEmpty = figures.every((name) => !answers[name]);
      const mistaken = isEmpty ? 'employees' : figures.find((name) => isMistaken(name, answers));
      if (mistaken) fieldOf(form, mistaken)?.focus();
      else onAnswer(answered(law, withAssumptions(answers), form, locale, demo));
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      answer();
    };
    // What was typed or sent until now, or the answers of the latest verdict in this tab.
    if (isAsked.current) answer();
    else restore();
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [form, law, locale, demo, isAsked, onAnswer]);
  return figures.map((name) => (
    <Note key={name} name={name} value={typed[name] ?? ''} {...context} />
  ));
}

const figures = ['employees', 'turnover'] as const satisfies readonly QuantityName[];
type Figure = (typeof figures)[number];
const fields = ['seat', 'listed', ...figures] as const;

/** The field of an answer: its id ends with the answer's name. */
const fieldOf = (form: HTMLFormElement, name: (typeof fields)[number]) =>
  form.querySelector<HTMLInputElement>(`[id$='-${name}']`);

const answersIn = (form: HTMLFormElement, locale: Locale): Answers =>
  Object.fromEntries(
    fields.map((name) => [name, asKept(locale, fieldOf(form, name)?.value.trim() ?? '')]),
  );

const isMistaken = (name: Figure, answers: Answers): boolean =>
  parseQuantity(answers[name] ?? '', quantities[name]) === null;

/** A company alone, not financial, with steady figures. One from outside the Union depends on its group's turnover there. */
const withAssumptions = (answers: Answers): Answers => ({
  ...answers,
  previous: 'same',
  activity: 'other',
  ...(answers.seat !== 'third-country' && { group: 'alone' }),
});

/** The answer, with the texts that concern the company and a demo on them; the link below the form takes the answers along. */
function answered(
  law: LoadedLaw,
  answers: Answers,
  form: HTMLFormElement,
  locale: Locale,
  demo: string,
) {
  const { messages } = law;
  const found = find(law, answers);
  const said = verdictOf(found, law, messages, locale);
  const more = form.parentElement?.querySelector<HTMLAnchorElement>('a[href*="#"]');
  const address = toFragment(answers);
  if (more) more.hash = address;
  return (
    <Sentence said={said}>
      <DemoAsk {...{ found, messages, demo }} answers={address} page="landing" />
      <a href={more?.href}>{said.count}</a>
    </Sentence>
  );
}

interface NoteProps extends Omit<CheckProps, 'isAsked' | 'onAnswer'> {
  name: Figure;
  value: string;
}

/** What stands beside a number, in the place that the page keeps for it. */
function Note({ name, value, form, messages, locale, createPortal }: NoteProps) {
  const field = fieldOf(form, name);
  const counted = quantities[name];
  const isInvalid = parseQuantity(value, counted) === null;
  useEffect(() => {
    if (isInvalid) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }, [field, isInvalid]);
  const place = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  if (!field || !place) return null;
  const choose = (reading: string) => {
    field.value = asWrittenIn(locale, reading);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    form.requestSubmit();
  };
  return createPortal(
    <QuantityNote
      {...{ value, counted, locale, messages }}
      isRead={!isInvalid && /[.,]/.test(value)}
      onChoose={choose}
    />,
    place,
  );
}
