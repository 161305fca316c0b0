import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DemoFormConfig } from '@/config/demo-form';
import { usePart } from '@/islands/browser/use-part';
import { DRAFT_KEY } from '@/lib/demo-request/draft-key';
import { honeypotName } from '@/lib/demo-request/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { LinkedText } from '@/lib/linked-text';
import { readAnswers } from './answers';
import { Fields, Website } from './fields';
import type { FormMessages } from './messages';
import { type Guide, Received } from './received';
import type { Progress } from './request';
import { Actions, Form, Hint, Submit } from './styles';
import { useDraft } from './use-draft';

interface DemoFormProps {
  locale: Locale;
  messages: FormMessages;
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
export function DemoForm({ locale, messages, config, email, guides, notice }: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const [request, askForRequest] = usePart(() => import('./request'));
  useAtOnce(form, askForRequest);
  const [{ errors, phase }, setProgress] = useState(idle);
  const [sent, setSent] = useState(false);
  useTitlePrefix(errors.length > 0 ? messages.titlePrefix : '');

  const onReceived = () => {
    draft.forget();
    setProgress(idle);
    setSent(true);
  };

  if (sent) return <Received messages={messages.success} guides={guides} />;
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
      {...netlifyForm(config.extraFields['form-name'])}
    >
      {request && form.current && (
        <request.Request
          {...{ locale, messages, config, email, onReceived, onProgress: setProgress }}
          form={form.current}
          requestId={draft.requestId}
        />
      )}
      <Hint id="demo-required">{messages.required}</Hint>
      <Fields messages={messages} errors={new Map(errors)} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(config.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Website label={messages.honeypot} />
      <div>
        <Notice paragraphs={notice} />
        <Actions>
          <Submit type="submit" aria-disabled={phase === 'submitting'}>
            {labelOf(phase, messages)}
          </Submit>
          <Hint>{messages.draft}</Hint>
        </Actions>
      </div>
    </Form>
  );
}

/** What Netlify looks for in a form that it is to receive. */
const netlifyForm = (name: string | undefined) =>
  name && { name, 'data-netlify': 'true', 'data-netlify-honeypot': honeypotName };

/** Calls a function where the form was in use before this code arrived. */
function useAtOnce(form: RefObject<HTMLFormElement | null>, ask: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const isFocused = form.current?.contains(document.activeElement);
    const isFilled = Object.values(readAnswers(form.current)).some((answer) => answer !== '');
    if (isFocused || isFilled) ask();
  }, []);
}

const labelOf = (phase: Progress['phase'], messages: FormMessages): string =>
  ({ idle: messages.submit, submitting: messages.submitting, failed: messages.failure.retry })[
    phase
  ];

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

/** Prefixes the document title while there are errors, for screen readers, which read it first. */
function useTitlePrefix(prefix: string): void {
  const title = useRef('');
  useEffect(() => {
    title.current ||= document.title;
    document.title = `${prefix}${title.current}`;
  }, [prefix]);
}
