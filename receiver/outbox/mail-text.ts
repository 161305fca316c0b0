import { type FieldName, fieldNames, fields } from '@/lib/form/fields';
import { type ReceiverMessages, receiverMessages, wordsOf } from '@/lib/form/messages';
import { defaultLocale } from '@/lib/i18n/locales';
import type { StoredRequest } from '@/receiver/storage/requests';

/** What a request is about. */
export const subjectOf = (
  { kind, organization, email }: StoredRequest,
  { mail }: ReceiverMessages,
) =>
  kind === 'contact'
    ? mail.contactSubject.replace('{email}', () => email)
    : mail.subject.replace('{organization}', () => organization);

/** What one notification tells the team of: a request, or doubted ones that came together. */
export interface Notice {
  /** Some of them, oldest first. */
  readonly requests: readonly StoredRequest[];
  readonly count: number;
}

/** A notification in words. Of several requests, those that do not fit are left to the inbox. */
export function wordsFor({ requests, count }: Notice): { subject: string; text: string } {
  const [first] = requests;
  const own = receiverMessages(first?.locale ?? defaultLocale);
  if (first && count === 1) {
    const subject = subjectOf(first, own);
    const { suspected } = own.mail;
    const text = mailText(first, own);
    return { subject: first.spam ? suspected.replace('{subject}', () => subject) : subject, text };
  }
  const { mail } = receiverMessages(defaultLocale);
  const list = requests.map((request) => {
    const messages = receiverMessages(request.locale);
    return { line: `- ${subjectOf(request, messages)}`, text: mailText(request, messages) };
  });
  return {
    subject: mail.several.replace('{count}', String(count)),
    text: [
      mail.severalText.replace('{count}', String(count)).replace('{shown}', String(list.length)),
      list.map(({ line }) => line).join('\n'),
      ...list.map(({ text }) => text),
    ].join('\n\n'),
  };
}

/** The request as plain text: one line per answer, then the visitor's message. */
function mailText(request: StoredRequest, messages: ReceiverMessages): string {
  const lines: [string, string][] = fieldNames
    .filter((field) => field !== 'message')
    .map((field) => [labelOf(field, request, messages), displayed(field, request, messages)]);
  lines.push(
    [messages.mail.language, request.locale],
    [messages.mail.received, request.receivedAt],
    [messages.mail.number, request.id],
  );
  if (request.spam) lines.push([messages.mail.clues, reasonsOf(request, messages)]);
  if (request.revises) lines.push([messages.mail.revises, request.revises]);
  return [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    request.message,
    '',
  ].join('\n');
}

/** Why a request is doubted, in words; in codes where an earlier version doubted it. */
export function reasonsOf({ spamReasons }: StoredRequest, { mail }: ReceiverMessages): string {
  const words: Readonly<Record<string, string>> = mail;
  const codes = spamReasons?.split(' ') ?? [];
  return codes.map((code) => words[code] ?? code).join(' ; ');
}

/** What a field is called, without what only the form says of it, such as "(optional)". */
export const labelOf = (
  field: FieldName,
  { kind }: StoredRequest,
  messages: ReceiverMessages,
): string => wordsOf(kind, messages).fields[field].replace(/\s\(.*\)$/, '');

/** An answer in words: what was chosen, rather than its code. */
export function displayed(
  field: FieldName,
  request: StoredRequest,
  messages: ReceiverMessages,
): string {
  const value = request[field];
  const { options } = fields[field];
  const words: Readonly<Record<string, string>> = options ? messages[options.labels] : {};
  return words[value] ?? value;
}
