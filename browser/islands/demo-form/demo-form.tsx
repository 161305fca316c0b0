import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Verdict } from '@/browser/islands/checker/verdict';
import { loadLazily, usePart } from '@/browser/islands/runtime/hooks';
import type { DemoFormConfig } from '@/lib/config/demo-form';
import { DRAFT_KEY } from '@/lib/form/draft';
import { honeypotName } from '@/lib/form/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { LinkedText } from '@/lib/linked-text';
import { Website } from './control';
import { fieldOf, readAnswers, useDraft } from './draft';
import { Fields } from './fields';
import type { FormMessages } from './messages';
import type { Progress } from './request';
import { Form, Success } from './styles';
import type { FormVerdict } from './verdict';

interface Guide {
  href: string;
  title: string;
}

interface DemoFormProps {
  locale: Locale;
  messages: FormMessages;
  config: DemoFormConfig & { endpoint: string };
  /** Fallback address for the request, if there is one. */
  email: string | null;
  /** Addresses of the law, which loads after a verdict, and of the coming dates of all texts. */
  law: string;
  calendar: string;
  /** To read once the request has arrived. */
  guides: readonly Guide[];
  /** The paragraphs of the consent notice. */
  notice: readonly LinkedText[];
}

const idle: Progress = { errors: [], phase: 'idle' };

/**
 * The demo request form. What validates and sends it loads from the moment it is used: the response is then shown in
 * place and every value is kept. What is submitted before waits for that. Without JavaScript, or when that cannot be
 * loaded, the browser does both.
 */
export function DemoForm({
  locale,
  messages,
  config,
  email,
  law,
  notice,
  ...later
}: DemoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, law, locale);
  const { verdict } = draft;
  const [request, askForRequest, hasFailed] = usePart(() => import('./request'));
  useAtOnce(form, askForRequest);
  const [{ errors, phase }, setProgress] = useState(idle);
  /** The address of a request that was received. */
  const [sent, setSent] = useState<string>();
  useTitle(
    errors.length > 0 ? messages.titlePrefix : '',
    sent !== undefined ? messages.success.title : '',
  );

  const isHeld = useRef(false);
  const hold = (event: FormEvent) => {
    if (hasFailed) return draft.forget();
    event.preventDefault();
    isHeld.current = true;
    setProgress({ errors: [], phase: 'submitting' });
    askForRequest();
  };
  useEffect(() => {
    if (!form.current) return;
    // An effect, so that the browser's own messages remain without JavaScript.
    form.current.noValidate = !hasFailed;
    if (!isHeld.current || !(request || hasFailed)) return;
    isHeld.current = false;
    if (hasFailed) setProgress(idle);
    form.current.requestSubmit();
  }, [request, hasFailed]);

  const onReceived = () => {
    draft.forget();
    setProgress(idle);
    setSent(fieldOf(form.current, 'email')?.value ?? '');
  };

  if (sent !== undefined)
    return <Received messages={messages.success} email={sent} dates={verdict?.dates} {...later} />;
  return (
    <Form
      className="grid"
      ref={form}
      method="post"
      action={config.endpoint}
      data-draft={DRAFT_KEY}
      data-in-place={request ? '' : undefined}
      aria-describedby="demo-required"
      onFocus={askForRequest}
      onInput={draft.keep}
      onSubmit={request ? undefined : hold}
      {...netlifyForm(config.extraFields['form-name'])}
    >
      {request && form.current && (
        <request.Request
          {...{ locale, messages, config, email, onReceived, onProgress: setProgress }}
          form={form.current}
          carried={draft.carried}
        />
      )}
      {verdict && (
        <aside className="quoted stack above-3" aria-label={messages.verdict}>
          <Verdict said={verdict} size="heading" />
          <p className="soft">{verdict.count}</p>
        </aside>
      )}
      <p className="soft" id="demo-required">
        {messages.required}
      </p>
      <Fields messages={messages} errors={new Map(errors)} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(config.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Website id="demo-website" label={messages.honeypot} />
      <div>
        <div className="flow">
          <button className="button" type="submit" aria-disabled={phase === 'submitting'}>
            {labelOf(phase, messages)}
          </button>
          <p className="soft">{messages.draft}</p>
        </div>
        <div className="soft stack">
          <Notice paragraphs={notice} />
        </div>
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

/** Prefixes the document title while there are errors, for screen readers, which read it first; later says the end. */
function useTitle(prefix: string, end: string): void {
  const title = useRef('');
  useEffect(() => {
    title.current ||= document.title;
    document.title = end ? title.current.replace(/^.*(?= \| )/, end) : `${prefix}${title.current}`;
  }, [prefix, end]);
}

interface ReceivedProps extends Pick<DemoFormProps, 'guides' | 'calendar'> {
  messages: FormMessages['success'];
  email: string;
  /** Ids of those that concern the company. */
  dates: FormVerdict['dates'] | undefined;
}

/** The answer to a received request; takes the focus, since the form it was in is gone, and the place of the title. */
function Received({ messages, email, guides, calendar, dates }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const keepDates = () => {
    const load = () => import('@/browser/islands/checker/export');
    loadLazily(load).then(
      (part) => dates && part?.downloadDates(calendar, dates),
      // The page offers a reload when that cannot be had.
      () => undefined,
    );
  };
  return (
    <Success ref={box} tabIndex={-1} role="status" data-received="">
      <h1 className="as-h2">{messages.title}</h1>
      <p className="above-3">{messages.text}</p>
      <h2 className="name">{messages.next}</h2>
      <ul className="stack">
        {messages.steps.map((step) => (
          <li key={step}>{step.replace('{email}', () => email)}</li>
        ))}
      </ul>
      {dates && dates.size > 0 && (
        <button type="button" className="link-button above-3" onClick={keepDates}>
          {messages.calendar}
        </button>
      )}
      {guides.length > 0 && (
        <>
          <h2 className="name">{messages.guides}</h2>
          <ul className="stack">
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
