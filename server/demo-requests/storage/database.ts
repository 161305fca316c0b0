import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import type { ReceiverConfig } from '@/config/receiver';
import { DatabaseMissing, identityOf, pathOf } from './file';
import { releaseHandles } from './handles';
import { migrate, setUpFile } from './prepare';

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
      client?.close();
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
  let failed = false;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
  const disconnect = () => {
    connection?.client.close();
    connection = null;
    failed = true;
  };
  const connect = async () => {
    // Never recreate a missing file: its volume may just be unmounted, and mounting it again would hide
    // the new file with everything stored in it.
    if (opened && !identityOf(path)) throw new DatabaseMissing();
    if (failed) await releaseHandles();
    failed = false;
    const client = await openFile(settings, path);
    opened = true;
    const file = identityOf(path);
    if (file) return { client, file };
    client.close();
    throw new DatabaseMissing();
  };
  const attempt = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    if (connection && connection.file !== identityOf(path)) disconnect();
    connection ??= await connect();
    const result = await work(connection.client);
    // A deleted file can still be read and written through an open file descriptor.
    if (connection.file !== identityOf(path)) throw new DatabaseMissing();
    return result;
  };
  return {
    use: (work) =>
      inTurn(() =>
        attempt(work).catch((error) => {
          disconnect();
          throw error;
        }),
      ),
    close: () =>
      inTurn(async () => {
        connection?.client.close();
        connection = null;
      }),
  };
}

async function openFile(settings: DatabaseSettings, path: string): Promise<Client> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // A single connection, so that the PRAGMAs set on it apply to every statement.
  const client = createClient({ url: settings.url, timeout: BUSY_TIMEOUT, concurrency: 1 });
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
    client.close();
    throw error;
  }
}
