import { chownSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase, inspect, NotIntact, withFile } from './copy';
import { DatabaseMissing, identityOf, pathOf } from './file';

/**
 * Copies the database at a `file:` URL to a new file, while the receiver goes on. Returns the number of
 * requests in the copy.
 * @throws when there is no database, or the file exists.
 */
export async function backUp(url: string, file: string): Promise<number> {
  const database = pathOf(url);
  if (!identityOf(database)) throw new DatabaseMissing(`There is no database at ${database}.`);
  if (existsSync(file)) throw new NotIntact(`${file} exists. Choose another name.`);
  return copyDatabase(database, path.resolve(file));
}

interface Restored {
  readonly requests: number;
  /** Where the database that was there before is now; null when there was none. */
  readonly previous: string | null;
}

/**
 * Puts a copy of a backup in the place of the database. A receiver that runs uses it from the next request on.
 * @throws when the backup is not intact; nothing has changed then.
 */
export async function restore(file: string, url: string, now = new Date()): Promise<Restored> {
  if (!existsSync(file)) throw new NotIntact(`There is no file ${file}.`);
  await inspect(path.resolve(file));
  const database = path.resolve(pathOf(url));
  mkdirSync(path.dirname(database), { recursive: true, mode: 0o700 });
  const incoming = `${database}.restored`;
  const requests = await copyDatabase(path.resolve(file), incoming);
  giveToOwner(incoming, existsSync(database) ? database : path.dirname(database));

  const previous = `${database}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const replaced = existsSync(database);
  await whileUnused(database, () => {
    if (replaced) renameSync(database, previous);
    // What is left of an interrupted transaction belongs to the previous database, and would damage another.
    if (existsSync(`${database}-journal`)) renameSync(`${database}-journal`, `${previous}-journal`);
    renameSync(incoming, database);
  });
  return { requests, previous: replaced ? previous : null };
}

/** Holds the database's lock meanwhile, so that no transaction of the receiver is cut in two. */
async function whileUnused(database: string, swap: () => void): Promise<void> {
  if (!identityOf(database)) return swap();
  await withFile(database, async (client) => {
    await client.begin().catch((error) => {
      if (error.code === 'SQLITE_BUSY') throw error;
      // A damaged database cannot be locked, nor written to.
    });
    swap();
  });
}

/** Root may restore on behalf of the receiver's user. */
function giveToOwner(file: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(file, uid, gid);
}
