import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Part, Tally } from './parts';

/** Reads Jest's report; a file that fails outside its tests counts as one failure. */
export const jestTally = (report: unknown): Tally => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0),
  };
};

/** Reads Playwright's report; a flaky test, which passed on retry, counts as failed. */
export const playwrightTally = (report: unknown): Tally => {
  const { expected, unexpected, flaky } = (report as { stats: Record<string, number> }).stats;
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
};

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** The tests in Playwright's report that the browser could not run, each with the reason. */
export function skippedByBrowser({ suites = [], specs = [] }: Suite): string[] {
  const skipped = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type, description }) => type === 'skip' && description?.startsWith('This browser'))
      .map(({ description }) => `“${title}”. ${description}`),
  );
  return [...skipped, ...suites.flatMap(skippedByBrowser)];
}

/**
 * A suite of tests, counted from its report. A missing report, or an error outside the tests, counts as one
 * failure.
 */
export const suite = (
  name: string,
  command: string[],
  report: string,
  read: (report: unknown) => Tally,
): Part => {
  rmSync(report, { force: true });
  return {
    name,
    command,
    tally(status) {
      const tally = existsSync(report)
        ? read(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: 0 };
      return status === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 };
    },
  };
};
