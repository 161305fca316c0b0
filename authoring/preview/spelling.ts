import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { oncePerBuild } from '@/lib/cache';
import type { ContentProblem } from '@/loaders/problems';

/** The process that has the dictionaries: they take seconds to load, and the pages must not wait for them. */
let speller: ChildProcess | undefined;

const start = (): ChildProcess =>
  fork(path.join(process.cwd(), 'scripts', 'check', 'spelling.ts'), {
    execArgv: ['--import', 'tsx'],
  }).once('exit', () => {
    speller = undefined;
  });

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

/** The last question. The next waits for it, or would take its answer for its own. */
let last = Promise.resolve<readonly ContentProblem[]>([]);

/** Misspelt words of content/ and messages/, as warnings, found once per saved change; none when they cannot be known. */
export const spellingNotes = oncePerBuild(() => {
  last = last.then(check, check);
  return last;
});
