import { printCsv } from '@/lib/csv';
import { fieldNames, fields } from '@/lib/form/fields';
import { metrics, pageKinds, ratings } from '@/lib/speed';
import type { Database } from '@/receiver/storage/database';
import { deliveriesOf } from '@/receiver/storage/deliveries';
import { eachRequest, type Filter } from '@/receiver/storage/people';
import { arrivals, punctuality } from '@/receiver/storage/punctuality';
import { findRequest } from '@/receiver/storage/requests';
import { RECENT, recentSpeed, speedByDay } from '@/receiver/storage/speed';
import { Failure, printable } from './usage';

/** One request, and how far its notifications got. */
export async function show(database: Database, id: string): Promise<string> {
  const request = await findRequest(database, id);
  if (!request) throw new Failure(`No request with the id ${printable(id)}.`);
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
  const all = await deliveriesOf(database, null);
  const lines = all.map(
    ({ request, channel, receivedAt, attempts, lastError, nextAttemptAt, deadAt }) =>
      [
        request,
        receivedAt,
        channel,
        `${attempts} attempts`,
        `last error: ${lastError ?? 'none'}`,
        deadAt
          ? 'given up'
          : `next attempt ${new Date(Math.max(nextAttemptAt, Date.now())).toISOString()}`,
      ].join('  '),
  );
  const dead = all.filter(({ deadAt }) => deadAt).length;
  return [...lines, `${all.length - dead} pending, ${dead} given up`, ''].join('\n');
}

/** How much of a message is listed, in characters. */
const EXCERPT = 80;
/** A message to the team leaves most of these empty. */
const listedFields = fieldNames.filter((name) => fields[name].control !== 'textarea');

const line = (parts: readonly string[]): string =>
  `${parts.filter(Boolean).map(printable).join('  ')}\n`;

/** Requests, one on a line, oldest first; those in quarantine with why, and how they begin. */
export async function* listed(database: Database, filter: Filter): AsyncGenerator<string> {
  let count = 0;
  for await (const request of eachRequest(database, filter)) {
    count += 1;
    const { id, receivedAt, kind, locale, spam, spamReasons, message } = request;
    const answers = listedFields.map((name) => request[name]);
    yield line([
      ...[id, receivedAt, kind, locale],
      ...(spam ? [`[${spamReasons ?? ''}]`, ...answers, message.slice(0, EXCERPT)] : answers),
    ]);
  }
  yield `${count} ${filter.spam ? 'in quarantine' : 'requests'}\n`;
}

/** Every answer, for spreadsheets. */
export async function* exported(database: Database, spam: boolean): AsyncGenerator<string> {
  const columns = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises', 'kind'] as const;
  const style = { spreadsheet: true, typed: true, quoteAll: true };
  yield printCsv([columns], style);
  for await (const request of eachRequest(database, { spam })) {
    // Without the mark that the file begins with.
    yield printCsv([columns.map((name) => request[name])], style).slice(1);
  }
}

const percent = (share: number): string => `${Math.floor(100 * share)}%`;

/** How fast the team was notified lately, and what arrived, by week. */
export async function report(database: Database): Promise<string> {
  const { notificationsDue: due, ...times } = await punctuality(database);
  const speed =
    due > 0
      ? `delivered within five minutes: ${percent(times.withinFiveMinutes / due)} of ${due}; half within ${times.medianSeconds} s, 95% within ${times.p95Seconds} s`
      : 'delivered within five minutes: nothing was due';
  const weeks = (await arrivals(database)).map(
    ({ monday, received, held, givenUp }) =>
      `week of ${monday}: ${received} received, ${held} in quarantine (${percent(held / received)}), ${givenUp} notifications given up`,
  );
  return [speed, ...weeks, `${RECENT} days`, ''].join('\n');
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
  return `${lines.join('')}${RECENT} days\n`;
}
