import type { Database, DatabaseSettings } from '@/receiver/storage/database';
import { backUp, NotIntact, restore } from '@/receiver/storage/sqlite/backup';
import { DatabaseMissing } from '@/receiver/storage/sqlite/database';
import { backUpToFile, NotEmpty, restoreFromFile } from '@/receiver/storage/transfer';
import { Failure } from './usage';

/** Copies the database to a file. Returns the text to print. */
export const backup = (
  database: Database,
  { url }: DatabaseSettings,
  file: string,
): Promise<string> =>
  explained(async () => {
    const requests =
      database.kind === 'sqlite' ? await backUp(url, file) : await backUpToFile(database, file);
    return `${requests} requests backed up\n`;
  });

/** Puts a backup in the place of a database file, or in an empty PostgreSQL database. Returns the text to print. */
export const restoreFrom = (
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
      throw new Failure((error as Error).message);
    }
    throw error;
  }
}
