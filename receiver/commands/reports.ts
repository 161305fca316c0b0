import { fieldNames } from '@/form/fields';
import { printCsv } from '@/lib/csv';
import { metrics, pageKinds, ratings } from '@/lib/speed';
import type { Database } from '@/receiver/storage/database';
import { deliveriesOf, listPending } from '@/receiver/storage/deliveries';
import { findRequest, listRequests, type StoredRequest } from '@/receiver/storage/requests';
import { RECENT, recentSpeed, speedByDay } from '@/receiver/storage/speed';
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

/** One request on a line. */
const line = (parts: readonly string[]): string => parts.map(printable).join('  ');
const nameOf = ({ firstName, lastName }: StoredRequest): string => `${firstName} ${lastName}`;

/** Requests, one on a line. */
export function listed(requests: readonly StoredRequest[]): string {
  const lines = requests.map((request) => {
    const { id, receivedAt, kind, locale, organization, email } = request;
    return line([id, receivedAt, kind, locale, nameOf(request), organization, email]);
  });
  return [...lines, `${requests.length} requests`, ''].join('\n');
}

/** How much of a message is listed, in characters. */
const EXCERPT = 80;

/** What is in quarantine, oldest first, with why and how it begins. */
export async function quarantined(database: Database): Promise<string> {
  const held = await listRequests(database, true);
  const lines = held.map((request) => {
    const { id, receivedAt, kind, spamReasons, organization, email, message } = request;
    const reasons = `[${spamReasons ?? ''}]`;
    const excerpt = message.slice(0, EXCERPT);
    return line([id, receivedAt, kind, reasons, nameOf(request), organization, email, excerpt]);
  });
  return [...lines, `${held.length} in quarantine`, ''].join('\n');
}

/** Every answer, for spreadsheets. */
export function exported(requests: readonly StoredRequest[]): string {
  const header = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises', 'kind'] as const;
  return printCsv([header, ...requests.map((request) => header.map((name) => request[name]))], {
    spreadsheet: true,
    quoteAll: true,
  });
}

/** How the speed of pages was rated lately, by kind of page and metric; or day by day as CSV. */
export async function speed(database: Database, csv: boolean): Promise<string> {
  if (csv) {
    const header = ['day', 'page', 'metric', 'rating', 'views'] as const;
    const rows = (await speedByDay(database)).map((row) => header.map((name) => row[name]));
    return printCsv([header, ...rows]);
  }
  const recent = await recentSpeed(database);
  const lines = pageKinds.flatMap((page) =>
    metrics.flatMap((metric) => {
      const rated = recent.filter((count) => count.page === page && count.metric === metric);
      const viewsOf = (rating: string) =>
        rated.find((count) => count.rating === rating)?.views ?? 0;
      const all = rated.reduce((sum, { views }) => sum + views, 0);
      const share = `${Math.round((100 * viewsOf('good')) / all)}% good`;
      const counts = ratings.map((rating) => `${rating} ${viewsOf(rating)}`);
      return all > 0 ? [line([page, metric, share, ...counts])] : [];
    }),
  );
  return [...lines, `${RECENT} days`, ''].join('\n');
}
