import nodemailer from 'nodemailer';
import type { MailSettings } from '@/config/receiver';
import { type FieldName, fieldNames } from '@/lib/demo-request/fields';
import type { StoredRequest } from '../storage/requests';
import { type Words, wordsOf } from '../words';
import type { Channel } from './channel';

const TIMEOUT = 15_000;

/**
 * E-mail by SMTP in the language of the request, with Reply-To set to the visitor. The Message-ID is
 * derived from the request id, so that a mailbox can deduplicate a message sent twice.
 */
export function mailChannel({ url, from, to }: MailSettings): Channel {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    async send(request) {
      const words = wordsOf(request.locale);
      await transport.sendMail({
        from,
        to,
        replyTo: { name: `${request.firstName} ${request.lastName}`, address: request.email },
        subject: words.mail.subject.replace('{organization}', () => request.organization),
        messageId: `<${request.id}@${domain}>`,
        text: mailText(request, words),
      });
    },
    close: () => transport.close(),
  };
}

/** The request as plain text: one line per answer, then the visitor's message. */
export function mailText(request: StoredRequest, words: Words): string {
  const lines: [string, string][] = fieldNames
    .filter((field) => field !== 'message')
    .map((field) => [words.fields[field], displayed(field, request, words)]);
  lines.push(
    [words.mail.language, request.locale],
    [words.mail.received, request.receivedAt],
    [words.mail.number, request.id],
  );
  if (request.revises) lines.push([words.mail.revises, request.revises]);
  return [
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    '',
    request.message,
    '',
  ].join('\n');
}

function displayed(field: FieldName, request: StoredRequest, words: Words): string {
  const value = request[field];
  const names: Readonly<Record<string, string>> =
    field === 'sector' ? words.sectors : field === 'companySize' ? words.companySizes : {};
  return names[value] ?? value;
}
