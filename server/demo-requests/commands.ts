import { fieldNames } from '@/lib/demo-request/fields';
import { csvOf } from './csv';
import type { Database } from './storage/database';
import { deliveriesOf } from './storage/deliveries';
import { findRequest, listRequests, purgeRequests, type StoredRequest } from './storage/requests';

const USAGE = `npm run requests -- list [--spam]            requests received, one a line
npm run requests -- show ID                  one request, and what became of its messages
npm run requests -- export --csv [--spam]    all of them, as CSV
npm run requests -- purge --before DATE      erase those received before a day (2025-01-31)
`;

/** A command that cannot be run as written; its message says how to write it. */
export class UsageError extends Error {}

interface Options {
  readonly csv?: boolean | undefined;
  readonly spam?: boolean | undefined;
  readonly before?: string | undefined;
}

/** Runs one command for the people who answer requests; returns what to print. */
export async function runRequests(
  database: Database,
  [command, id]: readonly string[],
  options: Options,
): Promise<string> {
  const wanted = async () =>
    (await listRequests(database)).filter(({ spam }) => spam === (options.spam ?? false));

  switch (command) {
    case 'list':
      return listed(await wanted());
    case 'show':
      if (!id) throw new UsageError(USAGE);
      return show(database, id);
    case 'export':
      if (!options.csv) throw new UsageError(USAGE);
      return exported(await wanted());
    case 'purge':
      return `${await purgeRequests(database, dayOf(options.before))} erased\n`;
    default:
      throw new UsageError(USAGE);
  }
}

/** Control characters could rewrite what a terminal shows. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function listed(requests: readonly StoredRequest[]): string {
  const lines = requests.map((request) =>
    [
      request.id,
      request.receivedAt,
      request.locale,
      `${request.firstName} ${request.lastName}`,
      request.organization,
      request.email,
    ]
      .map(printable)
      .join('  '),
  );
  return [...lines, `${requests.length} requests`, ''].join('\n');
}

async function show(database: Database, id: string): Promise<string> {
  const request = await findRequest(database, id);
  if (!request) throw new UsageError(`There is no request ${printable(id)}.`);
  const fields = Object.entries(request)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => {
      const lines = String(value).split('\n').map(printable);
      return `${name}: ${lines.join('\n  ')}`;
    });
  const deliveries = (await deliveriesOf(database, id)).map(
    ({ channel, attempts, deliveredAt, lastError }) =>
      deliveredAt
        ? `${channel}: delivered ${deliveredAt}`
        : `${channel}: waiting, ${attempts} attempts, last error ${lastError ?? 'none'}`,
  );
  return [...fields, ...deliveries, ''].join('\n');
}

function exported(requests: readonly StoredRequest[]): string {
  const header = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises'] as const;
  return csvOf(
    header,
    requests.map((request) => header.map((name) => request[name] ?? '')),
  );
}

/** Start of a day, UTC; a day to come is taken for a mistake, since it would erase everything. */
function dayOf(text = ''): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.startsWith(text);
  if (!real || day.getTime() > Date.now()) {
    throw new UsageError('purge needs --before and a day that has begun, such as 2025-01-31.');
  }
  return day;
}
