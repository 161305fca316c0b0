import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FormValues } from '@/lib/demo-request/validate';

/** Valid answers. */
export const answers = (changes: Record<string, unknown> = {}): FormValues =>
  ({
    firstName: 'Zoé',
    lastName: "O'Neill",
    email: 'zoe.oneill@entreprise.example',
    organization: 'Fonderies & Cie',
    role: 'Directrice RSE',
    sector: 'materials',
    companySize: '51-200',
    message: 'Bonjour,\nnous préparons la CSRD.',
    requestId: crypto.randomUUID(),
    locale: 'fr',
    ...changes,
  }) as FormValues;

export interface ReceiverProcess {
  readonly url: string;
  /** Everything written so far to stdout and stderr. */
  output(): string;
  post(values: unknown): Promise<Response>;
  /** Stops it; resolves to its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/**
 * Starts the receiver in a process of its own, as `npm run receiver` does.
 * @param settings the environment, and in blocks of 512 bytes how large its files may grow, which
 *   stands for a full disk.
 */
export async function startReceiver(
  { fileSizeLimit = 'unlimited', ...env }: Record<string, string>,
  script = 'scripts/receiver.ts',
): Promise<ReceiverProcess> {
  const command = [process.execPath, '--import', 'tsx', script];
  const limited = ['-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'sh', ...command];
  const child = spawn('/bin/sh', limited, {
    env: { NODE_ENV: 'test', PORT: '0', DEMO_RATE_LIMIT: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (data) => {
    written += data;
  });
  child.stderr.on('data', (data) => {
    written += data;
  });
  const url = await addressOf(child, () => written);
  return {
    url,
    output: () => written,
    post: (values) =>
      fetch(`${url}/api/demo-requests/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      }),
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

/** Polls until a condition is true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds = 50,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come true in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** URL of a database file in a folder. */
export const fileIn = (folder: string): string =>
  `file:${path.join(folder, 'data', 'requests.db')}`;
