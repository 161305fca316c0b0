import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sizeOnDisk } from './postgres/quota';
import type { Database, DatabaseSettings } from './queries';
import { pathOf } from './sqlite/file';

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
