import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Challenge } from 'altcha-lib';
import { proofOf } from '@/lib/browser/proof';
import type { FormValues } from '@/lib/form/schema';
import type { Receipt } from '@/receiver/storage/requests';
import { bundleScript } from '@/scripts/receiver/bundle';
import { Fixture } from '@/tests/fixture';
import { madeOnce } from '@/tests/made-once';
import { storedIn } from './databases';
import { answers, fileIn, proven, until } from './demo-requests';

let folder: string;

// Plain Node starts a bundle in a fifth of the time that tsx takes for the sources.
beforeAll(async () => {
  folder = await madeOnce('receiver', bundleScript);
});

export type ReceiverProcess = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Starts the receiver in a process of its own, as the image does.
 * @param settings the environment, and in blocks of 512 bytes how large its files may grow, which
 *   stands for a full disk.
 */
async function startReceiver({ fileSizeLimit = 'unlimited', ...env }: Record<string, string>) {
  const command = [process.execPath, path.join(folder, 'receiver.mjs')];
  const limited = ['-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'sh', ...command];
  const child = spawn('/bin/sh', limited, {
    cwd: folder,
    env: { NODE_ENV: 'test', PORT: '0', DEMO_RATE_LIMIT: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      written += data;
    });
  }
  await until(() => / is at http/.test(written) || child.exitCode !== null);
  const [, url] = /is at (http:\/\/[^/\s]+)/.exec(written) ?? [];
  if (!url) throw new Error(`The receiver did not start:\n${written}`);
  const database = env.DEMO_DATABASE_URL ?? '';
  const send = (values: object) =>
    fetch(`${url}/api/demo-requests/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    });
  const post = async (values: FormValues) => {
    const response = await send(await proven(database, values));
    if (response.status !== 429) return response;
    // Its database is another by now.
    const { challenge } = (await response.json()) as { challenge: Challenge };
    return send({ ...values, proof: await proofOf(challenge) });
  };
  return {
    url,
    /** Everything written so far to stdout and stderr. */
    output: () => written,
    post,
    /** Posts valid answers, with changes; returns the id of the receipt, or null when they were not accepted. */
    async send(changes?: Record<string, unknown>) {
      const response = await post(answers(changes));
      return response.ok ? ((await response.json()) as Receipt).id : null;
    },
    /** Status of the health check. */
    health: async () => (await fetch(`${url}/api/health/`)).status,
    /** Stops it; resolves to its exit code, or the signal that killed it. */
    async end(signal: NodeJS.Signals): Promise<number | string | null> {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await exited;
      return code ?? by;
    },
  };
}

/** Receivers for tests that each have a database file of their own; ended after the test. */
export function receiverProcesses() {
  const started: ReceiverProcess[] = [];
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((receiver) => receiver.end('SIGKILL')));
    fixture.remove();
  });
  const url = () => fileIn(fixture.root);
  return {
    fixture: () => fixture,
    url,
    async start(settings: Record<string, string> = {}) {
      const receiver = await startReceiver({ DEMO_DATABASE_URL: url(), ...settings });
      started.push(receiver);
      return receiver;
    },
    /** Ids of what is stored. */
    ids: async (at = url()) => (await storedIn(at)).map(({ id }) => id).sort(),
  };
}
