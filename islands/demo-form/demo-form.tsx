import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoFormConfig } from '@/config/demo-form';
import { usePart } from '@/islands/browser/use-part';
import { DRAFT_KEY } from '@/lib/demo-request/draft-key';
import { type FieldName, honeypotName } from '@/lib/demo-request/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { LinkedText } from '@/lib/linked-text';
import { readAnswers } from './answers';
import { Field } from './field';
import type { Progress } from './request';
import { Actions, Form, Hint, Honeypot, Pair, Submit, Success } from './styles';
import { useDraft } from './use-draft';
import type { FormWords } from './words';

interface Guide {
  href: string;
  title: string;
}

interface DemoFormProps {
  locale: Locale;
  words: FormWords;
  config: DemoFormConfig & { endpoint: string };
  /** Fallback address for the request, if there is one. */
  email: string | null;
  /** To read once the request has arrived. */
  guides: readonly Guide[];
  /** The paragraphs of the consent notice. */
  notice: readonly LinkedText[];
}

const idle: Progress = { errors: [], phase: 'idle' };

/**
 * The demo request form. The browser validates and posts it, as it does without JavaScript, until what
 * does both better has loaded, from the moment the form is used: the response is then shown in place and
 * every value is kept.
 */
export function DemoForm({ locale, words, config, email, guides, notice }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const [request, askForRequest] = usePart(() => import('./request'));
  useAtOnce(form, askForRequest);
  const [{ errors, phase }, setProgress] = useState(idle);
  const [sent, setSent] = useState(false);
  useTitlePrefix(errors.length > 0 ? words.titlePrefix : '');

  const onReceived = () => {
    draft.forget();
    setProgress(idle);
    setSent(true);
  };

  if (sent) return <Sent words={words.success} guides={guides} />;
  return (
    <Form
      ref={form}
      method="post"
      action={config.endpoint}
      noValidate={request !== null}
      data-draft={DRAFT_KEY}
      aria-describedby="demo-required"
      onFocus={askForRequest}
      onInput={draft.keep}
      onSubmit={request ? undefined : draft.forget}
      {...(config.extraFields['form-name'] && {
        name: config.extraFields['form-name'],
        'data-netlify': 'true',
        'data-netlify-honeypot': honeypotName,
      })}
    >
      {request && form.current && (
        <request.Request
          {...{ locale, words, config, email, onReceived, onProgress: setProgress }}
          form={form.current}
          requestId={draft.requestId}
        />
      )}
      <Hint id="demo-required">{words.required}</Hint>
      <Fields words={words} messages={new Map(errors)} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(config.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot aria-hidden="true">
        <label htmlFor="demo-website">{words.honeypot}</label>
        <input id="demo-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <div>
        <Notice paragraphs={notice} />
        <Actions>
          <Submit type="submit" aria-disabled={phase === 'submitting'}>
            {labelOf(phase, words)}
          </Submit>
          <Hint>{words.draft}</Hint>
        </Actions>
      </div>
    </Form>
  );
}

/** Calls a function where the form was in use before this code arrived. */
function useAtOnce(form: RefObject<HTMLFormElement | null>, ask: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const isFocused = form.current?.contains(document.activeElement);
    const isFilled = Object.values(readAnswers(form.current)).some((answer) => answer !== '');
    if (isFocused || isFilled) ask();
  }, []);
}

const labelOf = (phase: Progress['phase'], words: FormWords): string =>
  ({ idle: words.submit, submitting: words.submitting, failed: words.failure.retry })[phase];

const Notice = ({ paragraphs }: { paragraphs: readonly LinkedText[] }) =>
  paragraphs.map((paragraph) => (
    <p key={JSON.stringify(paragraph)}>
      {paragraph.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.href} href={part.href}>
            {part.text}
          </a>
        ),
      )}
    </p>
  ));

interface FieldsProps {
  words: FormWords;
  /** What to correct, by field. */
  messages: ReadonlyMap<FieldName, string>;
}

function Fields({ words, messages }: FieldsProps) {
  const field = (name: FieldName) => ({ name, words, error: messages.get(name) });
  return (
    <>
      <Pair>
        <Field {...field('firstName')} />
        <Field {...field('lastName')} />
      </Pair>
      <Field {...field('email')} control="email" />
      <Pair>
        <Field {...field('organization')} />
        <Field {...field('role')} />
      </Pair>
      <Pair>
        <Field {...field('sector')} options={words.sectors} />
        <Field {...field('companySize')} options={words.companySizes} />
      </Pair>
      <Field {...field('otherSector')} required={false} />
      <Field {...field('message')} required={false} control="textarea" />
    </>
  );
}

/** The answer to a received request; takes the focus, since the form it was in is gone. */
function Sent({ words, guides }: { words: FormWords['success']; guides: readonly Guide[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Success ref={box} tabIndex={-1} role="status">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {guides.length > 0 && (
        <>
          <p>{words.guides}</p>
          <ul>
            {guides.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Success>
  );
}

/** Prefixes the document title while there are errors, for screen readers, which read it first. */
function useTitlePrefix(prefix: string): void {
  const title = useRef('');
  useEffect(() => {
    title.current ||= document.title;
    document.title = `${prefix}${title.current}`;
  }, [prefix]);
}
