import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { type ReceiverMessages, wordsOf } from '@/receiver/messages';
import { documentOf } from './document';
import { type FormState, formOf } from './form';
import { html } from './html';

interface Page {
  readonly locale: Locale;
  readonly messages: ReceiverMessages;
  /** What went wrong, as a full sentence for the visitor. */
  readonly problem: string;
  /** The form to correct or resubmit; absent when the submitted answers could not be read. */
  readonly form?: Omit<FormState, 'messages'> | undefined;
}

/** A plain error page that says what to do next, for browsers without JavaScript. */
export function pageOf({ locale, messages, problem, form }: Page): string {
  const { receiver } = messages;
  const { documentTitle } = wordsOf(form?.values.kind, messages);
  const errors = [...(form?.errors ?? [])];
  const list =
    errors.length > 0 &&
    html`<ul>
${errors.map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>\n`)}</ul>
`;
  return documentOf({
    locale,
    title: `${receiver.errorPrefix}${documentTitle}`,
    body: html`<h1>${documentTitle}</h1>
<section class="summary" role="alert" aria-labelledby="problem">
<h2 id="problem">${problem}</h2>
${list}</section>
${list && html`<p>${receiver.kept}</p>\n`}${form && formOf({ ...form, messages })}
${site.email && html`<p>${receiver.write} <a href="mailto:${site.email}">${site.email}</a></p>`}`,
  });
}
