import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import type { ReceiverConfig } from '@/config/receiver';
import type { Client } from './client';
import { DatabaseMissing, identityOf, makePrivate, pathOf } from './file';
import { migrate, setUpFile } from './prepare';
import { createThreadClient } from './thread-client';

type DatabaseSettings = ReceiverConfig['database'];

/** How long to wait for another process's write lock, in ms. */
const BUSY_TIMEOUT = 2000;

/** A database that connects lazily and reconnects after a failure. */
export interface Database {
  /** Runs `work` on an open connection; after an error the next call reconnects if necessary. */
  use<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export const createDatabase = (settings: DatabaseSettings): Database =>
  settings.url.startsWith('file:') ? fileDatabase(settings) : hostedDatabase(settings);

/** The hosted client connects per call, so there is nothing to reconnect after an error. */
function hostedDatabase(settings: DatabaseSettings): Database {
  let opening: Promise<Client> | null = null;
  const open = async () => {
    const client = createClient({
      url: settings.url,
      ...(settings.token && { authToken: settings.token }),
    });
    return prepared(client, () => migrate(client));
  };
  return {
    async use(work) {
      opening ??= open();
      const client = await opening.catch((error) => {
        opening = null;
        throw error;
      });
      return work(client);
    },
    async close() {
      const client = await opening?.catch(() => null);
      opening = null;
      await client?.close();
    },
  };
}

/**
 * A database file. Calls are serialized, so that closing the connection after a failure never
 * interrupts another call.
 */
function fileDatabase(settings: DatabaseSettings): Database {
  const path = pathOf(settings.url);
  let connection: { client: Client; file: string } | null = null;
  let opened = false;
  let lock: { at: number; error: Error } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const asked = performance.now();
    const turn = last.then(() => {
      // Who has waited behind a lock has waited long enough, or calls would add up to minutes.
      if (lock && asked < lock.at) throw lock.error;
      return task();
    });
    last = turn.catch(() => {});
    return turn;
  };
  const disconnect = async () => {
    const client = connection?.client;
    connection = null;
    await client?.close();
  };
  const connect = async () => {
    // Never recreate a missing file: its volume may just be unmounted, and mounting it again would hide
    // the new file with everything stored in it.
    if (opened && !identityOf(path)) throw new DatabaseMissing();
    const client = await openFile(settings, path);
    opened = true;
    const file = identityOf(path);
    if (file) return { client, file };
    await client.close();
    throw new DatabaseMissing();
  };
  const attempt = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    if (connection && connection.file !== identityOf(path)) await disconnect();
    connection ??= await connect();
    const result = await work(connection.client);
    // A deleted file can still be read and written through an open file descriptor.
    if (connection.file !== identityOf(path)) throw new DatabaseMissing();
    return result;
  };
  return {
    use: (work) =>
      inTurn(() =>
        attempt(work).catch(async (error) => {
          if (error.code === 'SQLITE_BUSY') lock = { at: performance.now(), error };
          await disconnect();
          throw error;
        }),
      ),
    close() {
      lock = null;
      return inTurn(disconnect);
    },
  };
}

async function openFile(settings: DatabaseSettings, path: string): Promise<Client> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  // A single connection, so that the PRAGMAs set on it apply to every statement.
  const client = createThreadClient({ url: settings.url, timeout: BUSY_TIMEOUT, concurrency: 1 });
  return prepared(client, async () => {
    await setUpFile(client, settings.maxMegabytes);
    await migrate(client);
  });
}

async function prepared(client: Client, preparation: () => Promise<void>): Promise<Client> {
  try {
    await preparation();
    return client;
  } catch (error) {
    await client.close();
    throw error;
  }
}
