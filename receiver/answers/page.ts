import { site } from '@/lib/config/site';
import { controlOf } from '@/lib/form/control';
import { type FieldName, kindOf, proofName, shownOf } from '@/lib/form/fields';
import { type ReceiverMessages, wordsOf } from '@/lib/form/messages';
import type { FormValues } from '@/lib/form/schema';
import type { Locale } from '@/lib/i18n/locales';
import { attributesOf, documentOf, type Html, html } from './html';

interface Page {
  readonly locale: Locale;
  readonly messages: ReceiverMessages;
  /** What went wrong, as a full sentence for the visitor. */
  readonly problem: string;
  /** Error messages by field. */
  readonly errors: ReadonlyMap<string, string>;
  /** Where the form goes. */
  readonly action: string;
  /** What to correct or send again; none when the submitted answers could not be read. */
  readonly values: FormValues | null;
  /** Of work, as sent: it still serves for this request. */
  readonly proof: string | null | undefined;
}

/** The form again, filled in with what was typed, for browsers without JavaScript. */
const formOf = (
  values: FormValues,
  page: Page,
): Html => html`<form method="post" action="${page.action}" novalidate>
<input type="hidden" name="requestId" value="${values.requestId}">
<input type="hidden" name="locale" value="${values.locale}">
${page.proof && html`<input type="hidden" name="${proofName}" value="${page.proof}">\n`}${values.kind && html`<input type="hidden" name="kind" value="${values.kind}">\n`}${shownOf(kindOf(values.kind)).map((field) => fieldOf(field, values, page))}<p><button>${wordsOf(values.kind, page.messages).submit}</button></p>
</form>`;

function fieldOf(field: FieldName, values: FormValues, { errors, messages }: Page): Html {
  const value = values[field] ?? '';
  const error = errors.get(field);
  const kind = kindOf(values.kind);
  const shown = { kind, id: field, words: messages, error, value };
  return html`<div class="field${error && ' wrong'}">
<label for="${field}">${wordsOf(kind, messages).fields[field]}</label>
${error && html`<span class="error" id="${field}-error">${messages.receiver.errorPrefix}${error}</span>\n`}${elementOf(controlOf(field, shown), value)}
</div>
`;
}

function elementOf(
  { tag, attributes, choices }: ReturnType<typeof controlOf>,
  value: string,
): Html {
  if (tag === 'input') return html`<input${attributesOf({ ...attributes, value })}>`;
  const options = choices?.map(
    ([key, label]) =>
      html`<option value="${key}"${key === value && html` selected`}>${label}</option>\n`,
  );
  // The HTML parser drops the newline after <textarea>, so that one which begins the value survives.
  return html`<${tag}${attributesOf(attributes)}>\n${options ?? value}</${tag}>`;
}

/** A plain error page that says what to do next, for browsers without JavaScript. */
export function pageOf(page: Page): string {
  const { locale, messages, problem, errors, values } = page;
  const { receiver } = messages;
  const { documentTitle } = wordsOf(values?.kind, messages);
  const list =
    errors.size > 0 &&
    html`<ul>
${[...errors].map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>\n`)}</ul>
`;
  return documentOf({
    locale,
    title: `${receiver.errorPrefix}${documentTitle}`,
    body: html`<h1>${documentTitle}</h1>
<section class="summary" role="alert" aria-labelledby="problem">
<h2 id="problem">${problem}</h2>
${list}</section>
${list && html`<p>${receiver.kept}</p>\n`}${values && formOf(values, page)}
${site.email && html`<p>${receiver.write} <a href="mailto:${site.email}">${site.email}</a></p>`}`,
  });
}
