import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReceiverConfig } from '@/config/receiver';
import { pathOf } from './file';

/** Room for further requests, in megabytes. */
export interface Room {
  readonly databaseMegabytes: number;
  /** The quota, DEMO_DATABASE_MAX_MB. */
  readonly maxMegabytes: number;
  readonly freeDiskMegabytes: number;
}

const MEGABYTE = 1024 * 1024;
const rounded = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** Nothing for a hosted database. */
export async function roomOf({
  url,
  maxMegabytes,
}: ReceiverConfig['database']): Promise<Partial<Room>> {
  if (!url.startsWith('file:')) return {};
  const path = pathOf(url);
  const [file, disk] = await Promise.all([stat(path), statfs(dirname(path))]);
  return {
    databaseMegabytes: rounded(file.size),
    maxMegabytes,
    freeDiskMegabytes: rounded(disk.bavail * disk.bsize),
  };
}
