import { backUp, restore } from '@/receiver/storage/backup';
import type { Database, DatabaseSettings } from '@/receiver/storage/database';
import { Refused } from '@/receiver/storage/transfer';
import { Failure } from './usage';

/** Copies the database to a file, or to a folder of copies. Returns the text to print. */
export async function backup(database: Database, to: string): Promise<string> {
  const { requests, file, lacks } = await explained(() => backUp(database, to));
  const lost =
    lacks.length > 0
      ? `This version does not know ${lacks.join(', ')}, which the backup therefore lacks: back up with the version that does.\n`
      : '';
  return `${requests} requests backed up to ${file}\n${lost}`;
}

/** Puts a backup in the place of a database file, or in an empty PostgreSQL database. Returns the text to print. */
export async function restoreFrom(
  database: Database,
  { url }: DatabaseSettings,
  file: string,
): Promise<string> {
  const { requests, previous } = await explained(() => restore(file, database, url));
  const kept = previous
    ? `The previous database is ${previous}. It holds personal data: delete it when you have checked the new one.\n`
    : '';
  return `${requests} requests restored\n${kept}`;
}

/** Says in words what the operator can mend. */
const explained = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    throw error instanceof Refused ? new Failure(error.message) : error;
  });
