import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundleScript } from '@/scripts/receiver/bundle';
import { madeOnce } from '@/tests/made-once';

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
  post(values: unknown): Promise<Response>;
  /** Stops it; resolves to its exit code, or the signal that killed it. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/**
 * Starts the receiver in a process of its own, as the image does.
 * @param settings the environment, and in blocks of 512 bytes how large its files may grow, which
 *   stands for a full disk.
 * @param script a TypeScript file to run in place of the receiver.
 */
export async function startReceiver(
  { fileSizeLimit = '', ...env }: Record<string, string>,
  script?: string,
): Promise<ReceiverProcess> {
  const args = script ? ['--import', 'tsx', script] : [receiverScript()];
  const limited = ['-c', `ulimit -f ${fileSizeLimit}; exec "$@"`, 'sh', process.execPath, ...args];
  const command = fileSizeLimit
    ? (['/bin/sh', limited] as const)
    : ([process.execPath, args] as const);
  const child = spawn(...command, {
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
