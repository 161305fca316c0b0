import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import type { ReceiverConfig } from '@/config/receiver';
import { releaseHandles } from './handles';
import { migrations } from './migrations';

type DatabaseSettings = ReceiverConfig['database'];

/** How long to wait for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 2000;
const PAGES_PER_MEGABYTE = 256;

/** A database that opens when first used, and again after a failure. */
export interface Database {
  /** Runs work on the open database; after an error the next use opens it anew. */
  use<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function createDatabase(settings: DatabaseSettings): Database {
  let opening: Promise<Client> | null = null;
  let failed = false;

  const local = settings.url.startsWith('file:');
  const forget = (old: Promise<Client>) => {
    if (opening !== old) return;
    opening = null;
    failed = true;
    old.then((client) => client.close()).catch(() => {});
  };
  const openAnew = async () => {
    if (local && failed) await releaseHandles();
    failed = false;
    return open(settings, local);
  };
  return {
    async use(work) {
      opening ??= openAnew();
      const current = opening;
      const client = await current.catch((error) => {
        forget(current);
        throw error;
      });
      try {
        return await work(client);
      } catch (error) {
        // A hosted database opens a connection for each call: there is nothing to open anew.
        if (local) forget(current);
        throw error;
      }
    },
    async close() {
      const client = await opening?.catch(() => null);
      opening = null;
      if (!client) return;
      // What is in the write-ahead log moves into the file, which then holds everything by itself.
      if (local) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {});
      client.close();
    },
  };
}

async function open(settings: DatabaseSettings, local: boolean): Promise<Client> {
  if (local) mkdirSync(path.dirname(filePath(settings.url)), { recursive: true, mode: 0o700 });
  const client = createClient({
    url: settings.url,
    ...(settings.token && { authToken: settings.token }),
    // One connection to a file, so that what is set on it below holds for every statement.
    ...(local && { timeout: BUSY_TIMEOUT, concurrency: 1 }),
  });
  try {
    if (local) await setUpFile(client, settings.maxMegabytes);
    await migrate(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

const filePath = (url: string): string =>
  url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);

/** A committed request is on the disk before it is acknowledged, and what is purged is overwritten. */
async function setUpFile(client: Client, maxMegabytes: number): Promise<void> {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON');
  await client.execute(`PRAGMA max_page_count = ${Math.ceil(maxMegabytes * PAGES_PER_MEGABYTE)}`);
}

async function migrate(client: Client): Promise<void> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS demo_request_migrations (version INTEGER PRIMARY KEY)',
  );
  const { rows } = await client.execute(
    'SELECT coalesce(max(version), 0) AS version FROM demo_request_migrations',
  );
  const done = Number(rows[0]?.version ?? 0);
  for (const [index, statements] of migrations.entries()) {
    const version = index + 1;
    if (version <= done) continue;
    await client.batch(
      // The version comes first: of two processes starting together one fails here, and tries again.
      [
        { sql: 'INSERT INTO demo_request_migrations VALUES (?)', args: [version] },
        ...statements.map((sql) => ({ sql, args: [] })),
      ],
      'write',
    );
  }
}
