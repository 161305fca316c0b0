'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DemoFormConfig } from '@/config/demo-form';
import { type FieldName, fieldNames, honeypotName } from '@/lib/demo-request/fields';
import { messageOf } from '@/lib/demo-request/messages';
import type { Locale } from '@/lib/i18n/locales';
import { ErrorSummary } from './error-summary';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { Actions, Form, Hint, Honeypot, Pair, Submit, Success } from './styles';
import { DRAFT_KEY, useDemoRequest } from './use-demo-request';
import type { FormWords } from './words';

interface DemoFormProps {
  locale: Locale;
  words: FormWords;
  config: DemoFormConfig & { endpoint: string };
  /** Fallback address for the request, if there is one. */
  email: string | null;
  /** The consent notice, with its links. */
  notice: ReactNode;
}

/**
 * The demo request form. Without JavaScript it is a plain form that posts to the same URL; with it,
 * the response is shown in place and every value is kept.
 */
export function DemoForm({ locale, words, config, email, notice }: DemoFormProps) {
  const form = useDemoRequest(locale, config);
  // Native validation, until hydration.
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const errors = fieldNames.flatMap((name) => {
    const code = form.errors[name];
    return code ? [[name, messageOf(words.errors, code)] as const] : [];
  });
  const messages = new Map(errors);
  useTitlePrefix(errors.length > 0 ? words.titlePrefix : '');

  if (form.sent) return <Sent title={words.success.title} text={words.success.text} />;
  return (
    <Form
      ref={form.formRef}
      method="post"
      action={config.endpoint}
      noValidate={enhanced}
      data-draft={DRAFT_KEY}
      aria-describedby="demo-required"
      onInput={form.onInput}
      onSubmit={form.onSubmit}
      {...(config.extraFields['form-name'] && {
        name: config.extraFields['form-name'],
        'data-netlify': 'true',
        'data-netlify-honeypot': honeypotName,
      })}
    >
      {errors.length > 0 && (
        <ErrorSummary title={words.summaryTitle} errors={errors} attempt={form.refusals} />
      )}
      {form.failure && (
        <FailureNotice failure={form.failure} values={form.values} words={words} email={email} />
      )}
      <Hint id="demo-required">{words.required}</Hint>
      <Fields words={words} messages={messages} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(config.extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot aria-hidden="true">
        <label htmlFor="demo-website">{words.honeypot}</label>
        <input id="demo-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <div>
        {notice}
        <Actions>
          <Submit type="submit" aria-disabled={form.submitting}>
            {form.submitting ? words.submitting : form.failure ? words.failure.retry : words.submit}
          </Submit>
          <Hint>{words.draft}</Hint>
        </Actions>
      </div>
    </Form>
  );
}

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
function Sent({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Success ref={box} tabIndex={-1} role="status">
      <h3>{title}</h3>
      <p>{text}</p>
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
