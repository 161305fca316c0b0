import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { CheckerMessages, LoadedLaw } from '@/browser/islands/checker/messages';
import { usePart } from '@/browser/islands/runtime/hooks';
import { readDraft } from '@/lib/browser/draft';
import { fetchJson } from '@/lib/browser/loading';
import { VERDICT_KEY } from '@/lib/form/draft';
import type { Locale } from '@/lib/i18n/locales';

/* Room for an answer, so that it moves nothing. */
const Room = styled.div.withConfig({ componentId: 'scope-room' })`
  gap: 0;
  align-content: end;
  min-height: 10rem;

  .flow {
    align-items: center;
  }

  @media (min-width: 62rem) {
    min-height: 13.5rem;
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
  /** Address of the demo page. */
  demo: string;
  messages: Pick<CheckerMessages, 'ambiguous' | 'invalid'>;
}

/**
 * A question whose answer takes its place once the form beside it has been filled in. What computes the answer loads
 * when a field is first used.
 */
export function ScopeAnswer({ form: id, title, question, hint, law, ...words }: ScopeAnswerProps) {
  const [answer, setAnswer] = useState<ReactNode>();
  const [form, setForm] = useState<HTMLFormElement>();
  const isAsked = useRef(false);
  const status = useRef<HTMLDivElement>(null);
  // Above the form, it may have left the screen of a phone.
  useEffect(() => {
    if (answer && isAsked.current) status.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const [part, ask, hasFailed] = usePart(() =>
    Promise.all([import('./check'), fetchJson<LoadedLaw>(law)]),
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
    if (element.contains(document.activeElement) || readDraft(VERDICT_KEY).answers) ask();
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
      <div className="stack" role="status" ref={status}>
        {answer ?? <p className="soft">{hint}</p>}
      </div>
      {check && loaded && form && (
        <check.Check
          law={loaded}
          {...{ ...words, form, isAsked, createPortal }}
          onAnswer={setAnswer}
        />
      )}
    </Room>
  );
}
