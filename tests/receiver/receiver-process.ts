import { type ChildProcess, spawn } from 'node:child_process';
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
import { answers, fileIn, proven } from './demo-requests';

let folder: string;

// Plain Node starts a bundle in a fifth of the time that tsx takes for the sources.
beforeAll(async () => {
  folder = await madeOnce('receiver', bundleScript);
});

/** The receiver as it is deployed, in one file. */
export const receiverScript = (): string => path.join(folder, 'receiver.mjs');

export interface ReceiverProcess {
  readonly url: string;
  /** Everything written so far to stdout and stderr. */
  output(): string;
  post(values: FormValues): Promise<Response>;
  /** Posts valid answers, with changes; returns the id of the receipt, or null when they were not accepted. */
  send(changes?: Record<string, unknown>): Promise<string | null>;
  /** Status of the health check. */
  health(): Promise<number>;
  /** Stops it; resolves to its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/**
 * Starts the receiver in a process of its own, as the image does.
 * @param settings the environment, and in blocks of 512 bytes how large its files may grow, which
 *   stands for a full disk.
 */
export async function startReceiver({
  fileSizeLimit = 'unlimited',
  ...env
}: Record<string, string>): Promise<ReceiverProcess> {
  const command = [process.execPath, receiverScript()];
  const limited = ['-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'sh', ...command];
  const child = spawn('/bin/sh', limited, {
    env: { NODE_ENV: 'test', PORT: '0', DEMO_RATE_LIMIT: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      written += data;
    });
  }
  const url = await addressOf(child, () => written);
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
    output: () => written,
    post,
    async send(changes) {
      const response = await post(answers(changes));
      return response.ok ? ((await response.json()) as Receipt).id : null;
    },
    health: async () => (await fetch(`${url}/api/health/`)).status,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code, by] = await exited;
      return code ?? by;
    },
  };
}

async function addressOf(child: ChildProcess, written: () => string): Promise<string> {
  for (;;) {
    const [, url] = /is at (http:\/\/[^/\s]+)/.exec(written()) ?? [];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`The receiver did not start:\n${written()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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
