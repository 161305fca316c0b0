import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { say } from '@/lib/say/say';
import { npm } from '../npm';

interface Tally {
  passed: number;
  failed: number;
  /** Names of tests that failed, where the suite does not end with them. */
  failing?: string[];
}

/** A check or a suite of tests. */
export interface Part {
  name: string;
  command: string[];
  /** Counts passes and failures from the exit code. */
  tally: (status: number) => Tally;
}

interface Outcome {
  name: string;
  tally: Tally;
  seconds: number;
}

/** `npm run`, without npm's own output. */
export const npmRun = (script: string, ...args: string[]): string[] =>
  npm('run', '--silent', script, ...args).flat();

/** A command that counts as one test. */
export const check = (name: string, ...command: string[]): Part => ({
  name,
  command,
  tally: (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** Runs a part and streams its output. */
export const run = (part: Part): Promise<Outcome> => start(part, 'inherit');

/** Runs parts in parallel, and prints the output of those that fail, each in one piece when it ends. */
export const runTogether = (parts: readonly Part[]): Promise<Outcome[]> =>
  Promise.all(parts.map((part) => start(part, 'pipe')));

async function start({ name, command, tally }: Part, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const began = performance.now();
  const [program = '', ...args] = command;
  const title = `\n> ${name}`;
  if (output === 'inherit') console.log(title);
  const child = spawn(program, args, { stdio: ['ignore', output, output] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      written += part;
    });
  const [status] = await once(child, 'close');
  const outcome = tally(typeof status === 'number' ? status : 1);
  if (output === 'pipe')
    console.log(
      outcome.failed > 0
        ? `${title}\n${written.trim()}`
        : `> ${name}: passed${warningsIn(written)}`,
    );
  return { name, tally: outcome, seconds: (performance.now() - began) / 1000 };
}

/** Lines of the checks that ask for something, such as the mark of a translation, and stop nothing. */
const warningsIn = (output: string): string =>
  (output.match(/^\S+ {2}(?:warning|avertissement) {2}.*$/gm) ?? [])
    .map((line) => `\n${line}`)
    .join('');

/** What failed: tests, where a report names them, or the part. */
export const failures = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ name, tally }) => (tally.failed > 0 ? (tally.failing ?? [name]) : []));

/** Prints the last line of a command, and sets its exit code. @param again a command that runs what failed. */
export function conclude(failed: readonly string[], again?: string): void {
  const what = `${failed.join('\n  ')}${again ? ` (${again})` : ''}`;
  console.log(`\n${failed.length > 0 ? say('Failed: #{what}', { what }) : say('Passed.')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

interface JestReport {
  numPassedTests: number;
  testResults?: (Ended & { name: string; assertionResults: (Ended & { fullName: string })[] })[];
}
interface Ended {
  status: string;
}
const hasFailed = ({ status }: Ended): boolean => status === 'failed';

/** Reads Jest's report; a file that fails outside its tests counts as one failure. */
export const jestTally = ({ numPassedTests, testResults = [] }: JestReport): Tally => {
  const failing = testResults.filter(hasFailed).flatMap(({ name, assertionResults }) => {
    const titles = assertionResults.filter(hasFailed).map(({ fullName }) => `: ${fullName}`);
    return (titles.length > 0 ? titles : ['']).map((title) => path.relative('', name) + title);
  });
  return { passed: numPassedTests, failed: failing.length, failing };
};

/** Reads Playwright's report; a flaky test, which passed on retry, counts as failed. */
export const playwrightTally = ({ stats }: { stats: PlaywrightStats }): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});
type PlaywrightStats = Record<'expected' | 'unexpected' | 'flaky', number>;

/**
 * A suite of tests, counted from its report. A missing report, or an error outside the tests, counts as one
 * failure.
 */
export const suite = <Report>(
  name: string,
  command: string[],
  report: string,
  read: (report: Report) => Tally,
): Part => {
  rmSync(report, { force: true });
  return {
    name,
    command,
    tally(status) {
      const tally = existsSync(report)
        ? read(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 0 };
      return status === 0 || tally.failed > 0 ? tally : { passed: tally.passed, failed: 1 };
    },
  };
};
