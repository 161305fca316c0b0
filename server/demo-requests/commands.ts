import { fieldNames } from '@/lib/demo-request/fields';
import { csvOf } from './csv';
import type { Database } from './storage/database';
import { deliveriesOf } from './storage/deliveries';
import {
  findRequest,
  listRequests,
  purgeRequests,
  type StoredRequest,
} from './storage/stored-requests';

const USAGE = `npm run requests -- list [--spam]            list requests, one per line
npm run requests -- show ID                  show one request and its delivery status
npm run requests -- export --csv [--spam]    export all requests as CSV
npm run requests -- purge --before DATE      delete requests received before a date (2025-01-31)
`;

/** Invalid command-line arguments; the message explains the correct usage. */
export class UsageError extends Error {}

interface Options {
  readonly csv?: boolean | undefined;
  readonly spam?: boolean | undefined;
  readonly before?: string | undefined;
}

/** Runs one subcommand of `npm run requests`; returns the text to print. */
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
      return `${await purgeRequests(database, dayOf(options.before))} deleted\n`;
    default:
      throw new UsageError(USAGE);
  }
}

/** Strips control characters: submitted text could contain terminal escape sequences. */
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
  if (!request) throw new UsageError(`No request with the id ${printable(id)}.`);
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
        : `${channel}: pending, ${attempts} attempts, last error: ${lastError ?? 'none'}`,
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

/** Start of a day, UTC. A future date is rejected: it would delete everything. */
function dayOf(text = ''): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(text) && day.toJSON()?.startsWith(text);
  if (!real || day.getTime() > Date.now()) {
    throw new UsageError('purge needs --before and a date not in the future, such as 2025-01-31.');
  }
  return day;
}
