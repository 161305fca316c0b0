import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ContentProblem } from '@/loaders/problems';

/** The process that has the dictionaries: they take seconds to load, and the pages must not wait for them. */
let speller: ChildProcess | undefined;

function start(): ChildProcess {
  const script = path.join(process.cwd(), 'scripts', 'check', 'spelling.ts');
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  child.once('exit', () => {
    speller = undefined;
  });
  return child;
}

/** Misspelt words of content/ and messages/ as the files are now, as warnings; none when they cannot be known. */
export function spellingNotes(): Promise<readonly ContentProblem[]> {
  speller ??= start();
  const child = speller;
  return new Promise((resolve) => {
    child.once('message', (problems) =>
      resolve((problems as ContentProblem[]).map((each) => ({ ...each, severity: 'warning' }))),
    );
    child.once('exit', () => resolve([]));
    child.send('check');
  });
}
