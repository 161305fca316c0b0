const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** What a mail server says of a notification that it had accepted. */
interface Bounce {
  /** Id of the request that the notification was about. */
  readonly request: string;
  /** Such as 5.1.1 (RFC 3463). */
  readonly status: string;
  /** Whether it will not be tried again. */
  readonly isFinal: boolean;
}

/**
 * Reads a delivery status notification (RFC 3464), which names the message by the envelope id that it was sent with,
 * or in the headers that come back with it. Null when it is none, or of another message.
 */
export function readBounce(mail: string): Bounce | null {
  const unfolded = mail.replace(/\r?\n[ \t]+/g, ' ');
  const [, report] =
    /^Content-Type: *message\/(?:global-)?delivery-status(.*)/ims.exec(unfolded) ?? [];
  if (report === undefined) return null;
  const field = (name: string, value: string) =>
    new RegExp(`^${name}: *${value}`, 'im').exec(report)?.[1];
  const request = field('Original-Envelope-Id', ID) ?? field('Message-ID', `<${ID}@`);
  if (!request || !field('Action', '(\\w+)')) return null;
  // Some servers leave it out.
  const status = field('Status', '([245]\\.\\d+\\.\\d+)') ?? 'no status';
  return {
    request: request.toLowerCase(),
    status,
    isFinal: /^Action: *(failed|expired)/im.test(report),
  };
}
