import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { usePart } from '@/browser/islands/runtime/hooks';
import { fetchJson } from '@/lib/browser/loading';
import type { Locale } from '@/lib/i18n/locales';
import type { HeroLaw } from './check';

/* Room for an answer, so that it moves nothing. */
const Room = styled.div.withConfig({ componentId: 'scope-room' })`
  gap: 0;
  align-content: end;
  min-height: 10rem;

  .as-h2 span {
    display: inline-block;
    text-wrap: balance;
  }
`;

interface ScopeAnswerProps {
  /** Id of the form beside it, which leads to the checker's page where this has not loaded. */
  form: string;
  /** Id of the title, which names the form. */
  title: string;
  question: string;
  hint: string;
  /** Address of the law, which loads once a field is used. */
  law: string;
  locale: Locale;
}

/**
 * A question whose answer takes its place once the form beside it has been filled in. What computes the answer loads
 * when a field is first used.
 */
export function ScopeAnswer({ form: id, title, question, hint, law, locale }: ScopeAnswerProps) {
  const [answer, setAnswer] = useState<ReactNode>();
  const [form, setForm] = useState<HTMLFormElement>();
  const isAsked = useRef(false);
  const [part, ask, hasFailed] = usePart(() =>
    Promise.all([import('./check'), fetchJson<HeroLaw>(law)]),
  );
  useEffect(() => {
    const element = document.getElementById(id) as HTMLFormElement;
    setForm(element);
    const submit = element.querySelector<HTMLButtonElement>(':scope > button');
    if (submit?.type === 'button') {
      submit.type = 'submit';
      // It was pressed before this had started.
      isAsked.current = document.activeElement === submit;
    }
    if (part || hasFailed) return;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      isAsked.current = true;
      ask();
    };
    if (element.contains(document.activeElement)) ask();
    element.addEventListener('focusin', ask);
    element.addEventListener('submit', onSubmit);
    return () => {
      element.removeEventListener('focusin', ask);
      element.removeEventListener('submit', onSubmit);
    };
  });
  const [check, loaded] = part ?? [];
  return (
    <Room className="grid">
      <h2 id={title} className={answer ? 'visually-hidden' : undefined}>
        {question}
      </h2>
      <div className="stack" role="status">
        {answer ?? <p className="soft">{hint}</p>}
      </div>
      {check && loaded && form && (
        <check.Check
          law={loaded}
          isAsked={isAsked.current}
          {...{ form, locale, createPortal }}
          onAnswer={setAnswer}
        />
      )}
    </Room>
  );
}
