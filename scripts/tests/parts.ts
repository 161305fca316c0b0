import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Tally {
  passed: number;
  failed: number;
}

/** A check or a suite of tests. */
export interface Part {
  name: string;
  command: string[];
  /** Counts passes and failures from the exit code. */
  tally: (status: number) => Tally;
}

export interface Outcome {
  name: string;
  tally: Tally;
  seconds: number;
}

/** `npm run`, without npm's own output, by the npm that runs this script: on Windows it is no program. */
export const npm = (script: string, ...args: string[]): string[] => [
  ...(process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']),
  'run',
  '--silent',
  script,
  ...args,
];

/** A command that counts as one test. */
export const check = (name: string, ...command: string[]): Part => ({
  name,
  command,
  tally: (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Runs a part and streams its output. */
export const run = (part: Part): Promise<Outcome> => start(part, 'inherit');

/** Runs parts in parallel, and prints the output of each in one piece when it ends. */
export const runTogether = (parts: readonly Part[]): Promise<Outcome[]> =>
  Promise.all(parts.map((part) => start(part, 'pipe')));

async function start({ name, command, tally }: Part, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const began = performance.now();
  const [program = '', ...args] = command;
  const title = `\n> ${name}: ${command.join(' ')}`;
  if (output === 'inherit') console.log(title);
  const child = spawn(program, args, { stdio: ['ignore', output, output] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      written += part;
    });
  const [status] = await once(child, 'close');
  if (output === 'pipe') console.log(`${title}\n${written.trim()}`);
  return {
    name,
    tally: tally(typeof status === 'number' ? status : 1),
    seconds: (performance.now() - began) / 1000,
  };
}
