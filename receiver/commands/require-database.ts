import { existsSync } from 'node:fs';
import { pathOf } from '@/receiver/storage/sqlite/file';
import { UsageError } from './usage';

/** @throws when there is no database file: a command would create an empty one, and say that it is empty. */
export function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOf(url))) return;
  throw new UsageError(
    `There is no database at ${pathOf(url)}. Set DEMO_DATABASE_URL as for the receiver, and run this in its folder.`,
  );
}
