import { listPending } from '@/receiver/storage/backlog';
import type { Database } from '@/receiver/storage/database';

/** Notifications not delivered, oldest first; no personal data. */
export async function pending(database: Database): Promise<string> {
  const all = await listPending(database);
  const lines = all.map(
    ({ request, channel, receivedAt, attempts, lastError, nextAttemptAt, dead }) =>
      [
        request,
        receivedAt,
        channel,
        `${attempts} attempts`,
        `last error: ${lastError ?? 'none'}`,
        dead ? 'given up' : `next attempt ${new Date(nextAttemptAt).toISOString()}`,
      ].join('  '),
  );
  const dead = all.filter((delivery) => delivery.dead).length;
  return [...lines, `${all.length - dead} pending, ${dead} given up`, ''].join('\n');
}
