import { createHmac } from 'node:crypto';
import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { errorCode, failure } from '@/receiver/log';
import type { StoredRequest } from '@/receiver/storage/requests';
import { type Notice, wordsFor } from './mail-text';
import { filledIn } from './template';

/** A way to notify the team of a request. */
export interface Channel {
  /** Stored with each delivery: if it is renamed, pending deliveries under the old name are never sent. */
  readonly name: string;
  /**
   * Sends one notification, until `signal` aborts; throws unless the other side confirmed receipt.
   * @returns how many of several recipients it was refused for.
   */
  send(notice: Notice, signal: AbortSignal): Promise<number>;
}

/** `t=<Unix timestamp>,v1=<HMAC-SHA256 of "t.body", hex>` */
function sign(secret: string, body: string): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`);
  return `t=${timestamp},v1=${hmac.digest('hex')}`;
}

/** For one step of the conversation, in ms. */
const TIMEOUT = 15_000;

/** For what failed: says the cause, where Nodemailer's own code is vague, and the server, of its address nothing else. */
const naming = (address: string) => (error: Error & { originalCode?: string }) => {
  const { hostname, port, protocol } = new URL(address);
  const usual = { 'smtp:': 587, 'smtps:': 465, 'http:': 80 }[protocol] ?? 443;
  throw failure(`${error.originalCode ?? errorCode(error)} ${hostname}:${port || usual}`);
};

/** Sends one message on a connection of its own, which `signal` cuts. Returns how many recipients were refused. */
export async function sendBySmtp(
  url: string,
  message: Mail.Options,
  signal: AbortSignal,
): Promise<number> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { rejected } = await transport.sendMail({ ...message, signal }).catch(naming(url));
  return rejected.length;
}

/** A request as a webhook gets it. */
function payloadOf({ spam, spamReasons, kind, lastContactAt, ...answers }: StoredRequest) {
  const type = kind === 'contact' ? 'contact-message' : 'demo-request';
  return { type, suspected: spam, ...answers };
}

/**
 * A JSON POST: the request as it is, several in a list, or in a template. `X-Demo-Request-Id` is the same on every attempt:
 * an idempotency key.
 */
function webhookChannel({
  url,
  secret,
  template,
}: NonNullable<ReceiverConfig['webhook']>): Channel {
  return {
    name: 'webhook',
    async send(notice, signal) {
      const { requests, count } = notice;
      const payloads = requests.map(payloadOf);
      const together = { type: 'suspected-requests', suspected: true, count, requests: payloads };
      const plain = count === 1 ? payloads[0] : together;
      const headers = { 'X-Demo-Request-Id': requests[0]?.id ?? '' };
      const payload = template ? filledIn(template, notice) : { ...plain };
      await postJson({ url, secret }, payload, { headers, signal });
      return 0;
    },
  };
}

/** Posts JSON, signed where there is a secret. @throws unless the other side answers with a 2xx status. */
export async function postJson(
  { url, secret }: { url: string; secret?: string | null },
  payload: object,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<void> {
  const body = JSON.stringify(payload);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'Content-Type': 'application/json',
      ...(secret && { 'X-Demo-Request-Signature': sign(secret, body) }),
      ...headers,
    },
    body,
  }).catch(naming(url));
  await response.body?.cancel();
  if (!response.ok) naming(url)(failure(`WEBHOOK ${response.status}`));
}

/**
 * Whom an answer goes to: the visitor, unless the address has letters that not every server takes (RFC 6531). The text
 * has the address anyway.
 */
const replyTo = ({ firstName, lastName, email }: StoredRequest) =>
  /^[!-~]+@/.test(email) && {
    replyTo: { name: `${firstName} ${lastName}`.trim(), address: email },
  };

/**
 * E-mail by SMTP in the language of the request. The Message-ID is derived from the request id, so that a mailbox can
 * deduplicate a message sent twice.
 */
function mailChannel({ url, from, to }: NonNullable<ReceiverConfig['mail']>): Channel {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    name: 'mail',
    async send(notice, signal) {
      const [first] = notice.requests;
      const message = {
        from,
        to,
        ...(first && notice.count === 1 && replyTo(first)),
        messageId: `<${first?.id}@${domain}>`,
        ...wordsFor(notice),
      };
      return sendBySmtp(url, message, signal);
    },
  };
}

/** The configured notification channels. */
export const channelsOf = ({ mail, webhook }: ReceiverConfig): Channel[] => [
  ...(mail ? [mailChannel(mail)] : []),
  ...(webhook ? [webhookChannel(webhook)] : []),
];
