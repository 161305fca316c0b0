import { existsSync } from 'node:fs';
import { isDay, midnight } from '@/lib/dates';
import { pathOf } from '@/receiver/storage/sqlite/database';

/** Invalid command-line arguments; the message explains the correct usage. */
export class UsageError extends Error {}

/** @throws when nobody could be notified. */
export function requireChannel(channels: readonly unknown[]): void {
  if (channels.length > 0) return;
  throw new UsageError(
    'No channel is configured here: set DEMO_SMTP_URL or DEMO_WEBHOOK_URL, as for the receiver.',
  );
}

/** Strips control characters: submitted text could contain terminal escape sequences. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Start of a day, UTC. A future date is rejected: for `purge` it would delete everything. */
export function dayOf(option: string, text = ''): Date {
  const day = midnight(text);
  if (!isDay(text) || day.getTime() > Date.now()) {
    throw new UsageError(`Give ${option} a date that is not in the future, such as 2025-01-31.`);
  }
  return day;
}

/** @throws when there is no database file: a command would create an empty one, and say that it is empty. */
export function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOf(url))) return;
  throw new UsageError(
    `There is no database at ${pathOf(url)}. Set DEMO_DATABASE_URL as for the receiver, and run this in its folder.`,
  );
}
