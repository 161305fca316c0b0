import { jestTally, playwrightTally, run, suite } from '@/scripts/tests/parts';
import { freshFixture } from '@/tests/fixture';

const fixture = freshFixture(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

/** A suite that writes an optional report and exits with a code. */
const ending = (status: number, json?: string) => {
  const file = `${fixture.root}/report.json`;
  const write = json ? `require('fs').writeFileSync(${JSON.stringify(file)}, '${json}');` : '';
  const command = [process.execPath, '-e', `${write} process.exitCode = ${status}`];
  return suite('suite', command, file, jestTally);
};

const SOME_FAILED = JSON.stringify({
  numPassedTests: 3,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [{ status: 'failed', fullName: 'adds' }],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
  ],
});

it.each([
  ['all passed', 0, '{"numPassedTests":3}', { passed: 3, failed: 0, failing: [] }],
  [
    'some failed, or did not load',
    1,
    SOME_FAILED,
    { passed: 3, failed: 2, failing: ['a.test.ts: adds', 'b.test.ts'] },
  ],
  ['it failed outside its tests', 1, '{"numPassedTests":3}', { passed: 3, failed: 1 }],
  ['it did not start', 1, undefined, { passed: 0, failed: 1 }],
])('counts a suite when %s', async (_when, status, report, tally) => {
  expect((await run(ending(status, report))).tally).toEqual(tally);
});

it('ignores the report of an earlier run', async () => {
  fixture.write({ 'report.json': '{"numPassedTests":3}' });
  expect((await run(ending(1))).tally).toEqual({ passed: 0, failed: 1 });
});

it('counts a flaky test as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  expect(playwrightTally({ stats })).toEqual({ passed: 5, failed: 2 });
});
