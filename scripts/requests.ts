import { createInterface } from 'node:readline/promises';
import { readDatabaseSettings, readReceiverConfig } from '@/lib/config/receiver';
import { runRequests } from '@/receiver/commands/commands';
import { Failure, requireDatabase, UsageError } from '@/receiver/commands/usage';
import { problemOf, said } from '@/receiver/log';
import { createDatabase } from '@/receiver/storage/open';
import { withSettings } from './settings';

/** An export may take longer than a request may wait, in ms. */
const QUERY_TIME = 60_000;

// `| head` has read enough.
process.stdout.on('error', () => process.exit());

const args = process.argv.slice(2).filter((arg) => arg !== '--yes');

/** Asks on the terminal, unless the answer was given beforehand. */
async function confirm(question: string): Promise<void> {
  if (process.argv.includes('--yes')) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} Nobody can be asked here: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^(y|yes|o|oui)$/i.test(answer.trim())) throw new Failure('Nothing was deleted.');
}

const settings = await withSettings(() => readDatabaseSettings());
const database = createDatabase(settings, QUERY_TIME);
try {
  const context = {
    confirm,
    database() {
      requireDatabase(settings.url);
      return database;
    },
    config() {
      try {
        return readReceiverConfig();
      } catch (error) {
        throw new Failure((error as Error).message);
      }
    },
  };
  for await (const text of runRequests(args, context)) process.stdout.write(text);
} catch (error) {
  const { problem } = problemOf(error);
  const { path, place, message } = error as NodeJS.ErrnoException & { place?: string };
  if (!(error instanceof UsageError) && !(error instanceof Failure) && !problem) throw error;
  // Of a file that was named on the command line, the system says which.
  const isStorage = problem && (place || !path);
  console.error(isStorage ? said(error) : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await database.close();
}
