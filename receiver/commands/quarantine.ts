import type { Channel } from '@/receiver/outbox/channel';
import type { Database } from '@/receiver/storage/database';
import { listQuarantine, releaseRequest } from '@/receiver/storage/quarantine';
import { printable, requireChannel, UsageError } from './usage';

/** How much of a message is listed, in characters. */
const EXCERPT = 80;

/** What is in quarantine, oldest first, with why and how it begins. */
export async function quarantined(database: Database): Promise<string> {
  const held = await listQuarantine(database);
  const lines = held.map((request) =>
    [
      request.id,
      request.receivedAt,
      request.kind,
      `[${request.spamReasons ?? ''}]`,
      `${request.firstName} ${request.lastName}`,
      request.organization,
      request.email,
      request.message.slice(0, EXCERPT),
    ]
      .map(printable)
      .join('  '),
  );
  return [...lines, `${held.length} in quarantine`, ''].join('\n');
}

/** Releases a request: the receiver then notifies the team of it, as of any other. */
export async function release(
  database: Database,
  id: string,
  channels: readonly Channel[],
): Promise<string> {
  requireChannel(channels);
  const names = channels.map(({ name }) => name);
  if (!(await releaseRequest(database, id, names))) {
    throw new UsageError(`No request with the id ${printable(id)} is in quarantine.`);
  }
  return `${id} released\n`;
}
