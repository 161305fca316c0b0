import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, DatabaseSettings } from './database';
import { postgresDatabase, sizeOnDisk } from './postgres/database';
import { fileDatabase, pathOf } from './sqlite/database';

interface Patience {
  /** Maximum duration of one query in ms, where the database is a server. */
  readonly queryTime?: number;
}

export const createDatabase = (settings: DatabaseSettings, patience: Patience = {}): Database =>
  settings.url.startsWith('file:')
    ? fileDatabase(settings)
    : postgresDatabase(settings, patience.queryTime);

/** Room for further requests, in megabytes. */
export interface Room {
  readonly databaseMegabytes: number;
  /** The quota, DEMO_DATABASE_MAX_MB. */
  readonly maxMegabytes: number;
  readonly freeDiskMegabytes?: number;
}

const MEGABYTE = 1024 * 1024;
const rounded = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** Of the disk of a database server, the receiver sees nothing. */
export async function roomOf(
  database: Database,
  { url, maxMegabytes }: DatabaseSettings,
): Promise<Room> {
  if (database.kind === 'postgres') {
    return { databaseMegabytes: rounded(await database.use(sizeOnDisk)), maxMegabytes };
  }
  const path = pathOf(url);
  const [file, disk] = await Promise.all([stat(path), statfs(dirname(path))]);
  return {
    databaseMegabytes: rounded(file.size),
    maxMegabytes,
    freeDiskMegabytes: rounded(disk.bavail * disk.bsize),
  };
}
