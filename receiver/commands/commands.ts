import { parseArgs } from 'node:util';
import { closest } from '@/lib/closest';
import type { ReceiverConfig } from '@/lib/config/receiver';
import { startInbox } from '@/receiver/inbox/inbox';
import type { Database } from '@/receiver/storage/database';
import { erasePerson } from '@/receiver/storage/erase';
import { personAsJson, personOf } from '@/receiver/storage/people';
import { backUp } from './backup';
import { exported, listed } from './lists';
import { sendTest } from './test';
import { Failure, printable, UsageError } from './usage';

/** What commands work with, each asked for when it is needed: without the other, they work too. */
export interface Context {
  database(): Database;
  config(): ReceiverConfig;
  /** @throws unless somebody answers yes. */
  confirm(question: string): Promise<void>;
}

interface Command {
  /** What follows its name: options that have a value, or one argument. */
  readonly takes: string;
  readonly does: string;
  /** @param given the value of its option, or its argument; absent where it may be left out. */
  run(context: Context, given?: string): Promise<string> | AsyncIterable<string>;
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
  if (requests.length === 0)
    throw new Failure(`Nothing was received from ${printable(email)}.\n${mentions}`.trim());
  return { person, mentions };
}

/** All there is for machines; what people do, the inbox does. Dispatch, usage and `--help` follow from this table. */
const commands: Readonly<Record<string, Command>> = {
  inbox: {
    takes: '[--port PORT]',
    does: 'serves a page on this machine to read, search, mark, export, erase and send requests again',
    run: ({ database }, port) => startInbox(database(), port),
  },
  list: {
    takes: '[--search TEXT]',
    does: 'lists requests, one per line: all, or those with a text in an answer',
    run: ({ database }, text) => listed(database(), text),
  },
  export: {
    takes: '[--email ADDRESS]',
    does: 'exports all requests as CSV, or everything about one person as JSON',
    run: ({ database }, email) =>
      email === undefined
        ? exported(database())
        : known(database(), email).then(({ person }) => personAsJson(database(), person)),
  },
  erase: {
    takes: '--email ADDRESS [--yes]',
    does: 'deletes everything received from one person, once you said yes',
    async run({ database, confirm }, email = '') {
      const { person, mentions } = await known(database(), email);
      await confirm(`Requests from ${printable(email)}: ${person.requests.length}. Delete them?`);
      return `${await erasePerson(database(), email)} deleted\n${mentions}${COPIES}`;
    },
  },
  backup: {
    takes: 'FILE',
    does: 'copies a database file to a new one, while the receiver runs',
    async run({ database }, file = '') {
      await backUp(database(), file);
      return `Backed up to ${file}\n`;
    },
  },
  test: {
    takes: '',
    does: 'sends a made-up notification on every channel, and a test alert where alerts go',
    run: async ({ config }) => sendTest(config()),
  },
};

const [, script = ''] = process.argv;
/** As it was called: the receiver in one file, or the script of npm. */
const CALL = script.endsWith('receiver.mjs') ? `node ${script} requests` : 'npm run requests --';

/** How to use one command, or all. */
const usageOf = (names: readonly string[] = Object.keys(commands)): string =>
  names
    .map((name) => {
      const { takes, does } = commands[name] ?? {};
      return `${`${CALL} ${name} ${takes}`.trim()}\n    ${does}\n`;
    })
    .join('');

/** What is given to a command. @throws UsageError when it does not fit what the command takes. */
function readGiven(name: string, { takes }: Command, args: readonly string[]): string | undefined {
  const [, option] = /--([a-z]+)/.exec(takes) ?? [];
  let why = 'That is not how this command is used';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: option ? { [option]: { type: 'string' } } : {},
      allowPositionals: takes !== '' && !option,
    });
    const [given = option ? values[option] : undefined, ...others] = positionals;
    const isEnough = given !== undefined || takes === '' || takes.startsWith('[');
    if (isEnough && others.length === 0) return given === undefined ? given : String(given);
  } catch (cause) {
    // An option that it does not know, or one without a value.
    [why = ''] = (cause as Error).message.split('. ');
  }
  throw new UsageError(`${printable(why).replace(/\.?$/, '.')}\n${usageOf([name])}`);
}

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
  const meant = closest(name, Object.keys(commands));
  const unknown = `"${printable(name)}" is not a command.${meant ? ` Did you mean "${meant}"?` : ''}\n`;
  if (!command) throw new UsageError(`${name && unknown}${usageOf()}`);
  const output = command.run(context, readGiven(name, command, args));
  if (Symbol.asyncIterator in output) yield* output;
  else yield await output;
}
