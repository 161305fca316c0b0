import type { Database } from '@/receiver/storage/database';
import { deliveriesOf, listPending } from '@/receiver/storage/deliveries';
import { findRequest } from '@/receiver/storage/requests';
import { printable, UsageError } from './usage';

/** One request, and how far its notifications got. */
export async function show(database: Database, id: string): Promise<string> {
  const request = await findRequest(database, id);
  if (!request) throw new UsageError(`No request with the id ${printable(id)}.`);
  const fields = Object.entries(request)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const lines = String(value).split('\n').map(printable);
      return `${name}: ${lines.join('\n  ')}`;
    });
  const deliveries = (await deliveriesOf(database, id)).map(
    ({ channel, attempts, deliveredAt, deadAt, lastError }) => {
      if (deliveredAt) return `${channel}: delivered ${deliveredAt}`;
      const state = deadAt ? `given up ${deadAt}` : 'pending';
      return `${channel}: ${state}, ${attempts} attempts, last error: ${lastError ?? 'none'}`;
    },
  );
  return [...fields, ...deliveries, ''].join('\n');
}

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
