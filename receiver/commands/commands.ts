import { randomUUID } from 'node:crypto';
import { eachField, fields } from '@/form/fields';
import { errorCode } from '@/receiver/log';
import type { Channel } from '@/receiver/outbox/channels';
import type { Database, DatabaseSettings } from '@/receiver/storage/database';
import { retryPending } from '@/receiver/storage/deliveries';
import { erasePerson, purgeRequests, recordContact } from '@/receiver/storage/erase';
import { emptyQuarantine, releaseRequest } from '@/receiver/storage/quarantine';
import { listRequests, type StoredRequest } from '@/receiver/storage/requests';
import { backUp, NotIntact, restore } from '@/receiver/storage/sqlite/backup';
import { DatabaseMissing } from '@/receiver/storage/sqlite/database';
import { backUpToFile, NotEmpty, restoreFromFile } from '@/receiver/storage/transfer';
import { exported, listed, pending, quarantined, show, speed } from './reports';
import { dayOf, printable, requireChannel, today, UsageError } from './usage';

/** In ms, per channel. */
const TIME = 30_000;

/** A made-up request; `example.com` belongs to nobody (RFC 2606). */
const example = (): StoredRequest => ({
  id: randomUUID(),
  requestId: randomUUID(),
  receivedAt: new Date().toISOString(),
  kind: 'demo',
  locale: 'en',
  ...eachField((name) => fields[name].example),
  spam: false,
  spamReasons: null,
  revises: null,
});

/** Sends a made-up notification on every channel, and says how each went. */
async function sendTest(channels: readonly Channel[]): Promise<string> {
  requireChannel(channels);
  const results = await Promise.all(
    channels.map(({ name, send }) =>
      send(example(), AbortSignal.timeout(TIME)).then(
        () => ({ failed: false, line: `${name}: delivered` }),
        (error) => ({ failed: true, line: `${name}: failed, ${errorCode(error)}` }),
      ),
    ),
  );
  const text = results.map(({ line }) => line).join('\n');
  if (results.some(({ failed }) => failed)) throw new UsageError(text);
  return `${text}\n`;
}

/** Copies the database to a file. Returns the text to print. */
const backup = (database: Database, { url }: DatabaseSettings, file: string): Promise<string> =>
  explained(async () => {
    const requests =
      database.kind === 'sqlite' ? await backUp(url, file) : await backUpToFile(database, file);
    return `${requests} requests backed up\n`;
  });

/** Puts a backup in the place of a database file, or in an empty PostgreSQL database. Returns the text to print. */
const restoreFrom = (
  database: Database,
  { url }: DatabaseSettings,
  file: string,
): Promise<string> =>
  explained(async () => {
    if (database.kind === 'postgres') {
      return `${await restoreFromFile(file, database)} requests restored\n`;
    }
    const { requests, previous } = await restore(file, url);
    const kept = previous
      ? `The previous database is ${previous}. It holds personal data: delete it when you have checked the new one.\n`
      : '';
    return `${requests} requests restored\n${kept}`;
  });

/** Says in words what the operator can mend. */
async function explained(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if ([NotIntact, NotEmpty, DatabaseMissing].some((kind) => error instanceof kind)) {
      throw new UsageError((error as Error).message);
    }
    throw error;
  }
}

/** Releases a request: the receiver then notifies the team of it, as of any other. */
async function release(
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

const USAGE = `npm run requests -- list [--spam]            list requests, one per line
npm run requests -- show ID                  show one request and its delivery status
npm run requests -- export --csv [--spam]    export all requests as CSV
npm run requests -- spam                     list what is in quarantine, with why it was held
npm run requests -- release ID               take a request out of quarantine and notify the team of it
npm run requests -- pending                  list notifications not delivered, given-up ones included
npm run requests -- retry [ID]               send them again at once: those of one request, or all
npm run requests -- test-message             send a test notification on every channel
npm run requests -- contacted --email ADDRESS [--on DATE]
                                             record the day they last wrote, from which retention is counted
npm run requests -- erase --email ADDRESS    delete everything received from one person
npm run requests -- purge --before DATE      delete requests received before a date (2025-01-31)
npm run requests -- purge --spam             delete all that is in quarantine, today's included
npm run requests -- speed [--csv]            how fast pages were for visitors, where SITE_SPEED has them counted:
                                             in the last 28 days, or every day as CSV
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
  const wanted = () => listRequests(database, options.spam ?? false);

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
    case 'speed':
      return speed(database, options.csv ?? false);
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
