import type { MailSettings } from '@/config/receiver';
import { type FieldName, fieldNames } from '@/form/fields';
import { type ReceiverMessages, receiverMessages, wordsOf } from '@/receiver/messages';
import type { StoredRequest } from '@/receiver/storage/stored-requests';
import type { Channel } from './channel';
import { sendBySmtp } from './smtp';

/**
 * E-mail by SMTP in the language of the request, with Reply-To set to the visitor. The Message-ID is
 * derived from the request id, so that a mailbox can deduplicate a message sent twice.
 */
export function mailChannel({ url, from, to }: MailSettings): Channel {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    async send(request, signal) {
      const messages = receiverMessages(request.locale);
      const message = {
        from,
        to,
        replyTo: { name: nameOf(request), address: request.email },
        subject: subjectOf(request, messages),
        messageId: `<${request.id}@${domain}>`,
        text: mailText(request, messages),
      };
      await sendBySmtp(url, message, signal);
    },
  };
}

const nameOf = ({ firstName, lastName }: StoredRequest): string =>
  `${firstName} ${lastName}`.trim();

export const subjectOf = (
  { kind, organization, email }: StoredRequest,
  { mail }: ReceiverMessages,
) =>
  kind === 'contact'
    ? mail.contactSubject.replace('{email}', () => email)
    : mail.subject.replace('{organization}', () => organization);

/** The request as plain text: one line per answer, then the visitor's message. */
export function mailText(request: StoredRequest, messages: ReceiverMessages): string {
  const { fields } = wordsOf(request.kind, messages);
  const lines: [string, string][] = fieldNames
    .filter((field) => field !== 'message')
    .map((field) => [fields[field], displayed(field, request, messages)]);
  lines.push(
    [messages.mail.language, request.locale],
    [messages.mail.received, request.receivedAt],
    [messages.mail.number, request.id],
  );
  if (request.revises) lines.push([messages.mail.revises, request.revises]);
  return [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    request.message,
    '',
  ].join('\n');
}

function displayed(field: FieldName, request: StoredRequest, messages: ReceiverMessages): string {
  const value = request[field];
  const names: Readonly<Record<string, string>> =
    field === 'sector' ? messages.sectors : field === 'companySize' ? messages.companySizes : {};
  return names[value] ?? value;
}
