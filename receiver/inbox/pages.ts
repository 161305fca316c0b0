import { type FieldName, fieldNames, fields } from '@/lib/form/fields';
import { type ReceiverMessages, receiverMessages } from '@/lib/form/messages';
import type { Locale } from '@/lib/i18n/locales';
import { documentOf, type Html, html, policyOf } from '@/receiver/answers/html';
import { displayed, labelOf, reasonsOf, subjectOf } from '@/receiver/outbox/mail-text';
import { type deliveriesOf, HELD } from '@/receiver/storage/deliveries';
import type { Person } from '@/receiver/storage/people';
import type { StoredRequest } from '@/receiver/storage/requests';

/** The colours of the site, by the names of its tokens, in the fonts of the machine. */
const STYLE = `
:root { --paper: #fbf8f1; --ink: #14261e; --ink-soft: #445349; --rule: #d6d6c6; --control: #6f7d73; --brick: #9c3a22;
  --green-pale: #dcebdf; --green: #0b6545; --green-deep: #084a34; --focus: #0b6545;
  color-scheme: light; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Helvetica Neue", Arial, sans-serif; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1.25rem 4rem; }
h1, h2 { font-family: Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere; }
h1 { font-size: 2rem; margin: 1.5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
a { color: var(--green); }
a[aria-current] { color: inherit; font-weight: bold; text-decoration: none; }
form a { align-self: center; }
nav, form, .actions { align-items: end; display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; }
.list { list-style: none; margin: 1.5rem 0; padding: 0; }
.list li { border-top: 1px solid var(--rule); padding: .75rem 0; overflow-wrap: anywhere; }
.about { color: var(--ink-soft); display: block; font-size: 1rem; }
.dead { color: var(--brick); font-weight: bold; }
.done { background: var(--green-pale); border-left: 4px solid var(--green); padding: .75rem 1rem; }
dl { display: grid; gap: .5rem 1.5rem; grid-template-columns: minmax(8rem, max-content) 1fr; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
label { display: grid; gap: .25rem; }
input, button { border: 1px solid var(--control); border-radius: 3px; box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; }
button { background: var(--green); border-color: var(--green); color: #fff; cursor: pointer; } button:hover { background: var(--green-deep); }
button.dangerous { background: var(--brick); border-color: var(--brick); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

export const INBOX_POLICY = policyOf(STYLE);

type Deliveries = Awaited<ReturnType<typeof deliveriesOf>>;

const wordsIn = (locale: Locale) => receiverMessages(locale).inbox;
type Words = ReturnType<typeof wordsIn>;

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;

const titleOf = ({ firstName, lastName, organization, email }: StoredRequest): string =>
  [`${firstName} ${lastName}`.trim(), organization].filter(Boolean).join(', ') || email;

/** Why a request is doubted, if it is, and whether the team was notified. */
function stateOf(stored: StoredRequest, deliveries: Deliveries, messages: ReceiverMessages): Html {
  const { states } = messages.inbox;
  const sent = deliveries.filter(({ lastError }) => lastError !== HELD);
  const isDead = sent.some(({ deadAt }) => deadAt);
  const isPending = sent.some(({ deliveredAt }) => !deliveredAt);
  const state = isPending ? states.pending : sent.length > 0 ? states.delivered : states.none;
  const reasons = stored.spam && fill(states.held, { reasons: reasonsOf(stored, messages) });
  return html`${reasons && html`${reasons} · `}${isDead ? html`<span class="dead">${states.dead}</span>` : state}`;
}

const pageOf = (locale: Locale, title: string, body: Html): string =>
  documentOf({ locale, title, style: STYLE, body });

const notice = (done: string | undefined, { done: texts }: Words): Html | false =>
  done !== undefined &&
  Object.hasOwn(texts, done) &&
  html`<p class="done" role="status">${texts[done as keyof typeof texts]}</p>\n`;

interface ListView {
  readonly locale: Locale;
  readonly rows: readonly { readonly stored: StoredRequest; readonly deliveries: Deliveries }[];
  readonly spam: boolean;
  readonly doubtedCount: number;
  readonly search: string;
  /** Of the page. */
  readonly number: number;
  readonly hasMore: boolean;
  readonly done: string | undefined;
}

/** Requests, or what is doubted, newest first; of both what is searched. */
export function listPage(view: ListView): string {
  const { locale, rows, spam, doubtedCount, search, number, hasMore, done } = view;
  const messages = receiverMessages(locale);
  const { inbox: words } = messages;
  const list = spam ? 'doubted' : 'requests';
  const title = search ? words.find : words[list];
  const address = (page: number) =>
    `/?${new URLSearchParams({ list, q: search, page: `${page}` })}`;
  const tab = (name: 'requests' | 'doubted', count = '') =>
    html`<a href="/?list=${name}"${name === list && !search && html` aria-current="page"`}>${words[name]}${count}</a>\n`;
  const items = rows.map(
    ({ stored, deliveries }) => html`<li><a href="/requests/${stored.id}">${titleOf(stored)}</a>
<span class="about">${minute(stored.receivedAt)} · ${words.kinds[stored.kind]} · ${stored.email} · ${stateOf(stored, deliveries, messages)}</span></li>
`,
  );
  return pageOf(
    locale,
    title,
    html`<nav aria-label="${words.lists}">${tab('requests')}${tab('doubted', ` (${doubtedCount})`)}</nav>
<h1>${title}</h1>
${notice(done, words)}<form role="search"><input type="hidden" name="list" value="${list}">
<label>${words.search} <input type="search" name="q" value="${search}"></label> <button>${words.find}</button></form>
${items.length > 0 ? html`<ol class="list">${items}</ol>` : html`<p>${words.nothing}</p>`}
<nav aria-label="${words.pages}">${number > 1 && html`<a href="${address(number - 1)}">${words.newer}</a>`}
${hasMore && html`<a href="${address(number + 1)}">${words.older}</a>`}</nav>
<h2>${words.actions}</h2>
<form method="post" action="/retried"><button>${words.retryAll}</button> <a href="/requests.csv">${words.exportAll}</a></form>`,
  );
}

interface RequestView {
  readonly locale: Locale;
  readonly stored: StoredRequest;
  readonly deliveries: Deliveries;
  readonly done: string | undefined;
}

/** One request, whether the team was notified, and what can be done. */
export function requestPage({ locale, stored, deliveries, done }: RequestView): string {
  const messages = receiverMessages(locale);
  const { inbox: words, mail } = messages;
  const path = `/requests/${stored.id}`;
  const entry = (label: string, value: string | null, href?: string) =>
    value
      ? html`<dt>${label}</dt><dd>${href ? html`<a href="${href}">${value}</a>` : value}</dd>\n`
      : html``;
  const answer = (name: FieldName) => {
    const value = displayed(name, stored, messages);
    const subject = encodeURIComponent(subjectOf(stored, receiverMessages(stored.locale)));
    // An address may hold `?` and `&`, which would add recipients.
    const address = encodeURIComponent(value).replace('%40', '@');
    const mail = `mailto:${address}?subject=${subject}`;
    const href = fields[name].control === 'email' ? mail : undefined;
    return entry(labelOf(name, stored, messages), value, href);
  };
  const action = (change: string, label: string) =>
    html`<form method="post" action="${path}/${change}"><button>${label}</button></form>\n`;
  const isWaiting = deliveries.some(({ deliveredAt }) => !deliveredAt);
  const today = new Date().toISOString().slice(0, 10);
  return pageOf(
    locale,
    titleOf(stored),
    html`<nav aria-label="${words.lists}"><a href="/?list=${stored.spam ? 'doubted' : 'requests'}">${words.back}</a></nav>
<h1>${titleOf(stored)}</h1>
${notice(done, words)}<p>${words.kinds[stored.kind]} · ${stateOf(stored, deliveries, messages)}</p>
<dl>
${fieldNames.map(answer)}${[
  entry(mail.received, minute(stored.receivedAt)),
  entry(mail.language, stored.locale),
  entry(mail.number, stored.id),
  entry(mail.revises, stored.revises),
]}</dl>
<h2>${words.notifications}</h2>
<ul>${deliveries.map(({ channel, deliveredAt, attempts, lastError, deadAt }) => {
      const state = deliveredAt ? 'delivered' : deadAt ? 'givenUp' : 'waiting';
      const time = minute(deliveredAt ?? deadAt ?? '');
      return html`<li>${fill(words[state], { channel, time, attempts, error: lastError ?? '–' })}</li>\n`;
    })}${deliveries.length === 0 && html`<li>${words.states.none}</li>`}</ul>
<h2>${words.actions}</h2>
<div class="actions">
${stored.spam && action('released', words.release)}${isWaiting && action('retried', words.retry)}<form method="post" action="${path}/recorded"><label>${words.contacted} <input type="date" name="on" value="${today}" max="${today}" required></label> <button>${words.record}</button></form>
</div>
<p><a href="${path}/person.json">${words.export}</a></p>
<p><a href="${path}/erase">${words.erase}</a></p>`,
  );
}

/** What would be erased, and a button that does. */
export function confirmationPage(locale: Locale, { id }: StoredRequest, person: Person): string {
  const words = wordsIn(locale);
  const { confirm } = words;
  const { email, requests, mentionedIn } = person;
  const title = fill(confirm.title, { email });
  return pageOf(
    locale,
    title,
    html`<h1>${title}</h1>
<p>${fill(confirm.count, { count: requests.length })}</p>
${mentionedIn.length > 0 && html`<p>${confirm.mentions}</p><ul>${mentionedIn.map((other) => html`<li><a href="/requests/${other}">${other}</a></li>`)}</ul>`}
<p>${confirm.copies}</p>
<form method="post" action="/requests/${id}/erased"><button class="dangerous">${confirm.yes}</button> <a href="/requests/${id}">${confirm.no}</a></form>`,
  );
}

/** Why nothing is shown. */
export function refusalPage(locale: Locale, reason: 'closed' | 'missing' | 'failed'): string {
  const words = wordsIn(locale);
  return pageOf(
    locale,
    words.requests,
    html`<h1>${words.requests}</h1>\n<p>${words.refused[reason]}</p>`,
  );
}
