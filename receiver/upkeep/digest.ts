import { lastTold, REPEAT } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { countQuarantine } from '@/receiver/storage/quarantine';

/** What is told once a day of requests in quarantine. */
export interface Digest {
  /** Received since the last digest. */
  readonly newInQuarantine: number;
  readonly inQuarantine: number;
}

/** When there is something new in quarantine to tell, at most once a day; null when none is due. */
export async function nextDigest(database: Database, now: number): Promise<Digest | null> {
  const since = (await lastTold(database, 'quarantine')) ?? 0;
  if (since > now - REPEAT) return null;
  const newInQuarantine = await countQuarantine(database, new Date(since));
  if (newInQuarantine === 0) return null;
  return { newInQuarantine, inQuarantine: await countQuarantine(database) };
}

export const digestText = ({ newInQuarantine, inQuarantine }: Digest): string =>
  [
    `New demo requests in quarantine: ${newInQuarantine}; in all: ${inQuarantine}.`,
    'They look like spam, and nobody was notified of them. See npm run requests -- spam.',
    'To pass one on: npm run requests -- release ID. The others are deleted by themselves.',
  ].join('\n');
