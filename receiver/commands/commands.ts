import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { startInbox } from '@/receiver/inbox/inbox';
import { readBounce } from '@/receiver/outbox/bounce';
import type { Channel } from '@/receiver/outbox/channels';
import type { Database, DatabaseSettings } from '@/receiver/storage/database';
import { markBounced, retryPending } from '@/receiver/storage/deliveries';
import { erasePerson, purgeRequests, recordContact } from '@/receiver/storage/erase';
import { personAsJson, personOf } from '@/receiver/storage/people';
import { emptyQuarantine, releaseRequest } from '@/receiver/storage/quarantine';
import { backup, restoreFrom } from './copies';
import { exported, listed, pending, report, show, speed } from './reports';
import { sendTest } from './test-message';
import {
  dayOf,
  Failure,
  type Given,
  printable,
  readArguments,
  requireDatabase,
  UsageError,
} from './usage';

export interface Context {
  readonly database: Database;
  readonly settings: DatabaseSettings;
  /** Read when they are needed: a command that needs none works without their settings. */
  channels(): Promise<readonly Channel[]>;
}

interface Command {
  /** What may follow its name: one of these, which say which options there are. */
  readonly takes: readonly string[];
  readonly does: string;
  /** Whether it works where there is no database yet. */
  readonly needsNone?: true;
  run(context: Context, given: Given): Promise<string> | AsyncIterable<string>;
}

/** What the receiver cannot reach when a person is to be forgotten. */
const COPIES = 'Copies in backups, in mailboxes and behind the webhook are yours to delete.\n';

/** Everything from one person. @throws Failure when there is nothing, as with a mistyped address. */
async function known(database: Database, email = '') {
  const person = await personOf(database, email);
  const { requests, mentionedIn } = person;
  const mentions =
    mentionedIn.length > 0
      ? `Messages of others name this address: ${mentionedIn.join(', ')}\n`
      : '';
  if (requests.length === 0) {
    throw new Failure(`Nothing was received from ${printable(email)}.\n${mentions}`.trim());
  }
  return { person, mentions };
}

async function* exportedPerson(database: Database, email: string): AsyncGenerator<string> {
  const { person } = await known(database, email);
  yield* personAsJson(database, person);
}

/** All there is: dispatch, usage and `--help` follow from this table. */
const commands: Readonly<Record<string, Command>> = {
  inbox: {
    takes: ['[--port PORT]'],
    does: 'serves a page on this machine to read, release, answer, export and erase requests',
    run: ({ database }, { port }) => startInbox(database, port),
  },
  list: {
    takes: ['[--search TEXT]'],
    does: 'lists requests, one per line: all, or those with a text in an answer',
    run: ({ database }, { search }) => listed(database, { spam: false, search }),
  },
  show: {
    takes: ['ID'],
    does: 'shows one request, and whether the team was notified',
    run: ({ database }, { argument }) => show(database, argument ?? ''),
  },
  export: {
    takes: ['--csv [--spam]', '--email ADDRESS'],
    does: 'exports all requests as CSV, or everything about one person as JSON',
    run: ({ database }, { email, spam = false }) =>
      email === undefined ? exported(database, spam) : exportedPerson(database, email),
  },
  spam: {
    takes: ['[--search TEXT]'],
    does: 'lists what is in quarantine, with why it was held',
    run: ({ database }, { search }) => listed(database, { spam: true, search }),
  },
  release: {
    takes: ['ID'],
    does: 'takes a request out of quarantine; if the team was not notified of it, the receiver does so within a minute',
    async run({ database }, { argument: id = '' }) {
      if (await releaseRequest(database, id)) return `${id} released\n`;
      throw new Failure(`No request with the id ${printable(id)} is in quarantine.`);
    },
  },
  pending: {
    takes: [''],
    does: 'lists notifications not delivered, given-up ones included',
    run: ({ database }) => pending(database),
  },
  retry: {
    takes: ['[ID]'],
    does: 'sends them again at once: those of one request, or all',
    run: async ({ database }, { argument }) =>
      `${await retryPending(database, argument ?? null)} to be sent again\n`,
  },
  bounced: {
    takes: ['FILE|-'],
    does: 'reads a mail that says that a notification was not delivered, and marks it as given up',
    async run({ database }, { argument = '' }) {
      const mail = argument === '-' ? text(process.stdin) : readFile(argument, 'utf8');
      const bounce = readBounce(await mail);
      if (!bounce) throw new Failure('This is no delivery status notification of ours (RFC 3464).');
      const { request, status, isFinal } = bounce;
      if (!isFinal) return `${request} is delayed: ${status}\n`;
      if (await markBounced(database, request, status)) return `${request} bounced: ${status}\n`;
      throw new Failure(`No request with the id ${request} was mailed.`);
    },
  },
  'test-message': {
    takes: [''],
    needsNone: true,
    does: 'sends a made-up notification on every channel',
    run: async ({ channels }) => sendTest(await channels()),
  },
  contacted: {
    takes: ['--email ADDRESS [--on DATE]'],
    does: 'records the day they last wrote, from which retention is counted',
    async run({ database }, { email = '', on }) {
      const day = dayOf('--on', on);
      await known(database, email);
      return `${await recordContact(database, email, day)} updated\n`;
    },
  },
  erase: {
    takes: ['--email ADDRESS'],
    does: 'deletes everything received from one person',
    async run({ database }, { email = '' }) {
      const { mentions } = await known(database, email);
      return `${await erasePerson(database, email)} deleted\n${mentions}${COPIES}`;
    },
  },
  purge: {
    takes: ['--before DATE', '--spam'],
    does: "deletes requests received before a date (2025-01-31), or all that is in quarantine, today's included",
    run: async ({ database }, { spam, before }) =>
      `${await (spam ? emptyQuarantine(database) : purgeRequests(database, dayOf('--before', before)))} deleted\n`,
  },
  report: {
    takes: [''],
    does: 'says how fast the team was notified in the last 28 days, and what arrived by week',
    run: ({ database }) => report(database),
  },
  speed: {
    takes: ['[--csv]'],
    does: 'says how fast pages were for visitors, where SITE_SPEED has them counted: in the last 28 days, or every day as CSV',
    run: ({ database }, { csv = false }) => speed(database, csv),
  },
  backup: {
    takes: ['FILE', 'FOLDER'],
    does: 'copies the database to a new file, while the receiver runs; or to one with the time in its name, of which a folder keeps the last 14',
    run: ({ database }, { argument = '' }) => backup(database, argument),
  },
  restore: {
    takes: ['FILE'],
    needsNone: true,
    does: 'puts a backup in the place of the database, or in an empty PostgreSQL database',
    run: ({ database, settings }, { argument = '' }) => restoreFrom(database, settings, argument),
  },
};

/** How to use one command, or all. */
const usageOf = (names: readonly string[] = Object.keys(commands)): string =>
  names
    .map((name) => {
      const { takes = [], does } = commands[name] ?? {};
      const forms = takes.map((form) => `npm run requests -- ${`${name} ${form}`.trim()}\n`);
      return `${forms.join('')}    ${does}\n`;
    })
    .join('');

/** Runs one subcommand of `npm run requests`; yields the text to print. */
export async function* runRequests(
  [name = '', ...args]: readonly string[],
  context: Context,
): AsyncGenerator<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === '--help' || (command && args.includes('--help'))) {
    yield usageOf(command && [name]);
    return;
  }
  if (!command) throw new UsageError(usageOf());
  let given: Given;
  try {
    given = readArguments(command.takes, args);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usageOf([name])}`);
  }
  if (!command.needsNone) requireDatabase(context.settings.url);
  const output = command.run(context, given);
  if (Symbol.asyncIterator in output) yield* output;
  else yield await output;
}
