import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian, and then others, put the server's programs. */
function findPrograms(): string | null {
  // Tests stop its processes by what Linux tells of them.
  if (process.platform !== 'linux') return null;
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((v) => `/usr/lib/postgresql/${v}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

export const programs = findPrograms();

/** Why no server can be started here; null when one can. */
export const postgresMissing =
  programs === null ? 'PostgreSQL is not installed: apt-get install postgresql (on Linux)' : null;

/** PostgreSQL refuses to run as root, so root lends it the user `nobody`. */
const NOBODY = 65534;
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * A port of loopback on which nothing listens. It is none that the system gives away, so that it stays free
 * until its server listens, and while that restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 20_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A PostgreSQL server of its own, in a temporary folder. */
export class PostgresServer {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  private readonly data = path.join(this.root, 'data');
  private port = 0;
  private last = 0;

  /** Creates the server's folder and starts it. */
  async create(): Promise<this> {
    if (unprivileged.uid) chownSync(this.root, NOBODY, NOBODY);
    this.run('initdb', '-D', this.data, '-U', 'receiver', '-A', 'trust', '-E', 'UTF8', '-N');
    this.port = await freePort();
    this.start();
    return this;
  }

  start(): void {
    const options = `-p ${this.port} -k ${this.root} -c listen_addresses=127.0.0.1`;
    const log = path.join(this.root, 'log');
    this.run('pg_ctl', 'start', '-w', '-D', this.data, '-l', log, '-o', options);
  }

  /** Ends it at once, as a crash would: connections break, and nothing is written any more. */
  stop(): void {
    this.run('pg_ctl', 'stop', '-w', '-D', this.data, '-m', 'immediate');
  }

  /** Stops all its processes without ending them, as an overloaded or unreachable machine does. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  /** URL of a new, empty database. */
  newDatabase(): string {
    this.last += 1;
    const name = `requests_${this.last}`;
    this.sql(`CREATE DATABASE ${name}`);
    return `postgres://receiver@127.0.0.1:${this.port}/${name}`;
  }

  /** Runs SQL as the server's owner. */
  sql(text: string): void {
    const at = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'receiver', '-d', 'postgres'];
    this.run('psql', ...at, '-v', 'ON_ERROR_STOP=1', '-qc', text);
  }

  remove(): void {
    if (existsSync(path.join(this.data, 'postmaster.pid'))) {
      this.thaw();
      this.stop();
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  private signal(signal: NodeJS.Signals): void {
    const [main = ''] = readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').split(' ');
    for (const pid of [main, ...children].filter(Boolean)) {
      try {
        process.kill(Number(pid), signal);
      } catch (error) {
        // A child that has ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  /** Runs a program of the server as the server's user. */
  private run(program: string, ...args: string[]): void {
    // Not inherited: the server would keep a pipe open.
    const stdio = program === 'pg_ctl' ? 'ignore' : 'pipe';
    const { status, stderr } = spawnSync(path.join(programs ?? '', program), args, {
      ...unprivileged,
      cwd: this.root,
      encoding: 'utf8',
      stdio: ['ignore', stdio, stdio],
    });
    if (status !== 0) throw new Error(`${program} failed (${status}): ${stderr ?? ''}`);
  }
}
