import { databaseUrl } from '@/lib/config/values';
import { backUp } from '@/receiver/storage/backup';
import type { Database } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { Refused, transfer } from '@/receiver/storage/transfer';
import { Failure, requireDatabase } from './usage';

/** Larger than any database: its own quota is not ours. */
const MAX_MEGABYTES = 1_000_000;
/** For one query of a large database, in ms. */
const QUERY_TIME = 60_000;

/** Copies the database file to another, or to a folder of copies. Returns the text to print. */
export async function backup(database: Database, to: string): Promise<string> {
  const { requests, file } = await explained(() => backUp(database, to));
  return `${requests} requests backed up to ${file}\n`;
}

/** Copies what another database holds into this empty one. Returns the text to print. */
export async function transferFrom(from: string, database: Database): Promise<string> {
  const url = await explained(async () => databaseUrl('URL', from));
  requireDatabase(url);
  const source = createDatabase({ url, maxMegabytes: MAX_MEGABYTES }, { queryTime: QUERY_TIME });
  try {
    return `${await explained(() => transfer(source, database))} requests transferred\n`;
  } finally {
    await source.close();
  }
}

/** Says in words what the operator can mend. */
const explained = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    throw error instanceof Refused ? new Failure(error.message) : error;
  });
