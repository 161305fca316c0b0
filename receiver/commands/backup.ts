import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '@/receiver/storage/database';
import { Failure } from './usage';

/**
 * Has SQLite copy a database file to a new one, while the receiver goes on. The copy has its name only once it is
 * complete and on disk, which SQLite does not see to.
 * @throws Failure when the file exists, or the database is a server's.
 */
export async function backUp(database: Database, file: string): Promise<void> {
  if (database.kind === 'postgres')
    throw new Failure('PostgreSQL has its own backups: see pg_dump in docs/operating.md.');
  if (existsSync(file)) throw new Failure(`${file} exists. Choose another name.`);
  const partial = path.resolve(`${file}.partial`);
  const folder = path.dirname(partial);
  if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}. Create it first.`);
  rmSync(partial, { force: true });
  try {
    // Readable by its owner alone from the start, whatever the umask: SQLite fills an empty file.
    closeSync(openSync(partial, 'wx', 0o600));
    await database.use((queries) => sql`VACUUM INTO ${partial}`.execute(queries));
    flush(partial);
    renameSync(partial, file);
  } catch (error) {
    if (Object(error).path !== partial) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`${userInfo().username} may not write to the folder ${folder} (${code}).`);
  } finally {
    rmSync(partial, { force: true });
  }
}

function flush(file: string): void {
  // Windows flushes only what may be written to.
  const descriptor = openSync(file, process.platform === 'win32' ? 'r+' : 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
