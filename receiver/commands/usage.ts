import { existsSync } from 'node:fs';
import { pathOf } from '@/receiver/storage/sqlite/database';

/** Invalid command-line arguments; the message explains the correct usage. */
export class UsageError extends Error {}

/** A command was understood, and could not do what it was asked. */
export class Failure extends Error {}

/** Strips control characters: submitted text could contain terminal escape sequences. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** @throws when there is no database file: a command would create an empty one, and say that it is empty. */
export function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOf(url))) return;
  throw new UsageError(
    `There is no database at ${pathOf(url)}. Set DEMO_DATABASE_URL as for the receiver, and run this in its folder.`,
  );
}
