import { type FieldName, fieldNames, fields } from '@/lib/form/fields';
import { type ReceiverMessages, wordsOf } from '@/lib/form/messages';
import type { StoredRequest } from '@/receiver/storage/requests';

/** What a request is about. */
export const subjectOf = (
  { kind, organization, email }: StoredRequest,
  { mail }: ReceiverMessages,
) =>
  kind === 'contact'
    ? mail.contactSubject.replace('{email}', () => email)
    : mail.subject.replace('{organization}', () => organization);

/** What a notification is about, and whether it may be spam. */
export const titleOf = (request: StoredRequest, messages: ReceiverMessages): string => {
  const subject = subjectOf(request, messages);
  return request.spam ? messages.mail.suspected.replace('{subject}', () => subject) : subject;
};

/** The request as plain text: one line per answer, then the visitor's message. */
export function mailText(request: StoredRequest, messages: ReceiverMessages): string {
  const lines: [string, string][] = fieldNames
    .filter((field) => field !== 'message')
    .map((field) => [labelOf(field, request, messages), displayed(field, request, messages)]);
  lines.push(
    [messages.mail.language, request.locale],
    [messages.mail.received, request.receivedAt],
    [messages.mail.number, request.id],
  );
  if (request.spam) lines.push([messages.mail.clues, request.spamReasons ?? '']);
  if (request.revises) lines.push([messages.mail.revises, request.revises]);
  return [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    request.message,
    '',
  ].join('\n');
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
