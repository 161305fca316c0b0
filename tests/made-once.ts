import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const SHARED = 'TEST_SHARED_FOLDER';

/** Sets the folder that the workers of a run share. */
export function shareFolder(folder: string): void {
  process.env[SHARED] = folder;
}

/**
 * A folder that is made once per run, by the first test that asks for it, and must not be changed.
 * @param make fills the new folder it is given.
 * @throws outside the unit tests, whose workers alone share a folder.
 */
export async function madeOnce(name: string, make: (folder: string) => unknown): Promise<string> {
  const shared = process.env[SHARED];
  if (!shared) throw new Error('Only the unit tests share a folder (tests/share-results.ts).');
  const folder = path.join(shared, name);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another worker was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
