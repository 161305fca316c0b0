import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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

async function check(): Promise<readonly ContentProblem[]> {
  speller ??= start();
  const ended = new AbortController();
  const answer = once(speller, 'message', ended);
  const exit = once(speller, 'exit', ended);
  speller.send('check');
  const [problems] = await Promise.race([answer, exit.then(() => [[]])]);
  ended.abort();
  return (problems as ContentProblem[]).map((each) => ({ ...each, severity: 'warning' }));
}

let running: Promise<readonly ContentProblem[]> | undefined;
let next: Promise<readonly ContentProblem[]> | undefined;

/** Misspelt words of content/ and messages/ as the files are now, as warnings; none when they cannot be known. */
export function spellingNotes(): Promise<readonly ContentProblem[]> {
  if (running) {
    // It may have read the files before they were saved: who asks now shares the check after it.
    next ??= running.then(() => {
      next = undefined;
      return spellingNotes();
    });
    return next;
  }
  running = check().finally(() => {
    running = undefined;
  });
  return running;
}
