import { fieldNames } from '@/form/fields';
import type { Channel } from '@/receiver/outbox/channel';
import { retryPending } from '@/receiver/storage/backlog';
import type { Database } from '@/receiver/storage/database';
import { erasePerson, recordContact } from '@/receiver/storage/erase';
import { emptyQuarantine } from '@/receiver/storage/quarantine';
import type { DatabaseSettings } from '@/receiver/storage/queries';
import {
  listRequests,
  purgeRequests,
  type StoredRequest,
} from '@/receiver/storage/stored-requests';
import { backup, restoreFrom } from './backup';
import { csvOf } from './csv';
import { pending } from './pending';
import { quarantined, release } from './quarantine';
import { show } from './show';
import { sendTest } from './test-message';
import { dayOf, printable, today, UsageError } from './usage';

const USAGE = `npm run requests -- list [--spam]            list requests, one per line
npm run requests -- show ID                  show one request and its delivery status
npm run requests -- export --csv [--spam]    export all requests as CSV
npm run requests -- spam                     list what is in quarantine, with why it was held
npm run requests -- release ID               take a request out of quarantine and notify the team of it
npm run requests -- pending                  list notifications not delivered, given-up ones included
npm run requests -- retry [ID]               send them again at once: those of one request, or all
npm run requests -- test-message             send a test notification on every channel
npm run requests -- contacted --email ADDRESS [--on DATE]
                                             record the last contact, from which retention is counted
npm run requests -- erase --email ADDRESS    delete everything received from one person
npm run requests -- purge --before DATE      delete requests received before a date (2025-01-31)
npm run requests -- purge --spam             delete all that is in quarantine, today's included
npm run requests -- backup FILE              copy the database to a new file, while the receiver runs
npm run requests -- restore FILE             put a backup in the place of the database, or in an empty
                                             PostgreSQL database
`;

/** What the receiver cannot reach when a person is to be forgotten. */
const COPIES = 'Copies in backups, in mailboxes and behind the webhook are yours to delete.\n';

interface Options {
  readonly csv?: boolean | undefined;
  readonly spam?: boolean | undefined;
  readonly before?: string | undefined;
  readonly email?: string | undefined;
  readonly on?: string | undefined;
}

/** Runs one subcommand of `npm run requests`; returns the text to print. */
export async function runRequests(
  database: Database,
  [command, id]: readonly string[],
  options: Options,
  channels: readonly Channel[] = [],
  settings: DatabaseSettings | null = null,
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
    case 'spam':
      return quarantined(database);
    case 'release':
      if (!id) throw new UsageError(USAGE);
      return release(database, id, channels);
    case 'pending':
      return pending(database);
    case 'retry':
      return `${await retryPending(database, id ?? null)} to be sent again\n`;
    case 'test-message':
      return sendTest(channels);
    case 'contacted':
      if (!options.email) throw new UsageError(USAGE);
      return `${await recordContact(database, options.email, dayOf('--on', options.on ?? today()))} updated\n`;
    case 'erase':
      if (!options.email) throw new UsageError(USAGE);
      return `${await erasePerson(database, options.email)} deleted\n${COPIES}`;
    case 'purge':
      if (options.spam && options.before) throw new UsageError(USAGE);
      if (options.spam) return `${await emptyQuarantine(database)} deleted\n`;
      return `${await purgeRequests(database, dayOf('--before', options.before))} deleted\n`;
    case 'backup':
      if (!id || !settings) throw new UsageError(USAGE);
      return backup(database, settings, id);
    case 'restore':
      if (!id || !settings) throw new UsageError(USAGE);
      return restoreFrom(database, settings, id);
    default:
      throw new UsageError(USAGE);
  }
}

function listed(requests: readonly StoredRequest[]): string {
  const lines = requests.map((request) =>
    [
      request.id,
      request.receivedAt,
      request.kind,
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

function exported(requests: readonly StoredRequest[]): string {
  const header = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises', 'kind'] as const;
  return csvOf(
    header,
    requests.map((request) => header.map((name) => request[name] ?? '')),
  );
}
