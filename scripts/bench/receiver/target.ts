import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { listRequests } from '@/tests/receiver/databases';
import { answers as valid } from '@/tests/receiver/demo-requests';

/** A valid request, with a number of its own, as the page's script sends it. */
export const answers = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  valid({ timeOnPage: '20000', ...changes });

/** A folder with a one-page site and a database, and the servers started over them. */
export interface Target {
  readonly folder: string;
  /** Folder of the database. */
  readonly data: string;
  readonly databaseUrl: string;
  /** Receipts that visitors got. */
  readonly acknowledged: string[];
  start(options?: StartOptions): Promise<Server>;
  /** Numbers of the requests acknowledged but not stored, and stored more than once. */
  audit(): Promise<{ lost: number; twice: number }>;
  /** Does something with the database from outside the server. */
  beside<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** How large files may grow, in blocks of 512 bytes: stands for a full disk. */
  readonly fileSize?: number;
  readonly unprivileged?: boolean;
}

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** Sends a request; returns the status, 0 when the connection broke. */
  post(changes?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Stops it; resolves to its exit code or signal, and the time that took in ms. */
  end(signal: NodeJS.Signals): Promise<{ exit: number | string | null; time: number }>;
}

const PAGE = `<!doctype html><title>Page</title>${'<p>A paragraph of the page.'.repeat(1500)}`;

export function createTarget(): Target {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-receiver-'));
  chmodSync(folder, 0o755);
  const site = path.join(folder, 'site');
  mkdirSync(site);
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(site, name), PAGE);
  const data = path.join(folder, 'data');
  const databaseUrl = `file:${path.join(data, 'requests.db')}`;
  const acknowledged: string[] = [];
  const servers: Server[] = [];

  const beside = async <Result>(work: (database: Database) => Promise<Result>) => {
    const database = createDatabase({ url: databaseUrl, maxMegabytes: 1024 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return {
    folder,
    data,
    databaseUrl,
    acknowledged,
    beside,
    async start(options = {}) {
      const server = await startServer(site, options, { databaseUrl, acknowledged });
      servers.push(server);
      return server;
    },
    async audit() {
      const rows = await beside(listRequests);
      const ids = new Set(rows.map(({ id }) => id));
      const numbers = new Set(rows.map(({ requestId }) => requestId));
      return {
        lost: acknowledged.filter((id) => !ids.has(id)).length,
        twice: rows.length - numbers.size,
      };
    },
    async remove() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  site: string,
  { env = {}, fileSize, unprivileged }: StartOptions,
  { databaseUrl, acknowledged }: { databaseUrl: string; acknowledged: string[] },
): Promise<Server> {
  const script = ['--import', 'tsx', path.join('scripts', 'bench', 'receiver', 'server.ts'), site];
  const args = unprivileged ? [...script, 'unprivileged'] : script;
  const limited = ['-c', `ulimit -f ${fileSize}; exec "$@"`, 'sh', process.execPath, ...args];
  const command = fileSize ? (['/bin/sh', limited] as const) : ([process.execPath, args] as const);
  const child = spawn(...command, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO_RATE_LIMIT: '1000000',
      DEMO_DATABASE_URL: databaseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = (await addressOf(child)).replace('localhost', '127.0.0.1');
  return {
    url,
    pid: child.pid ?? 0,
    async post(changes) {
      try {
        const response = await fetch(`${url}/api/demo-requests/`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json',
            'Accept-Language': 'fr',
            Origin: url,
          },
          body: JSON.stringify(answers(changes)),
        });
        const { id } = (await response.json()) as { id?: string };
        if (response.ok && id) acknowledged.push(id);
        return response.status;
      } catch {
        return 0;
      }
    },
    async end(signal) {
      const began = performance.now();
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }
      return { exit: child.exitCode ?? child.signalCode, time: performance.now() - began };
    },
  };
}

/** The address that a server prints once it listens. What it prints then is read, so that it never waits. */
function addressOf(child: ChildProcess): Promise<string> {
  let written = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part) => {
      if (written.length < 10_000) written += part;
      const [, url] = /is at (http:\/\/[^/\s]+)/.exec(written) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${written}`)));
  });
}
