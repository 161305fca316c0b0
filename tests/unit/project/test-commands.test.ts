import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  changedFiles,
  check,
  jestTally,
  playwrightTally,
  run,
  runTogether,
  suite,
  unitTestsOf,
} from '@/scripts/tests/parts';
import { Fixture } from '@/tests/fixture';

let fixture: Fixture;
beforeEach(() => {
  fixture = new Fixture();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  fixture.remove();
});

describe('the changed files', () => {
  const project = process.cwd();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: fixture.root });
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'x');
  };

  beforeEach(() => {
    fixture.write({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1', '.gitignore': 'out' });
    git('init', '--quiet', '--initial-branch', 'main');
    commit();
    process.chdir(fixture.root);
  });
  afterEach(() => process.chdir(project));

  it('lists files changed and added since the last commit, not deleted or ignored ones', () => {
    fixture.write({ 'a.ts': '2', 'new/ä.ts': '1', 'out/x': '1', 'staged.ts': '1' });
    git('add', 'staged.ts');
    rmSync(path.join(fixture.root, 'b.ts'));
    expect(changedFiles()).toEqual(['a.ts', 'new/ä.ts', 'staged.ts']);
  });

  it('lists files changed since the merge base with a branch, committed or not', () => {
    git('checkout', '--quiet', '-b', 'mine');
    fixture.write({ 'a.ts': '2' });
    commit();
    fixture.write({ 'b.ts': '2' });
    expect(changedFiles('main')).toEqual(['a.ts', 'b.ts']);
    expect(changedFiles()).toEqual(['b.ts']);
  });
});

it('tests what changed and the project as a whole, and everything where packages changed', () => {
  expect(unitTestsOf(['a.ts'])).toEqual([
    ['--passWithNoTests', '--findRelatedTests', 'a.ts'],
    ['tests/unit/project/'],
  ]);
  expect(unitTestsOf(['a.ts', 'package-lock.json'])).toEqual([[]]);
});

it('prints the output of parts that fail, and only the name of the others', async () => {
  const part = (status: number) =>
    check(
      `part ${status}`,
      process.execPath,
      '-e',
      `console.log('noise'); process.exitCode = ${status}`,
    );
  await runTogether([part(0), part(1)]);
  const printed = jest.mocked(console.log).mock.calls.flat().sort();
  expect(printed).toEqual([expect.stringMatching(/part 1:.*\nnoise$/), '> part 0: passed']);
});

/** A suite that writes an optional report and exits with a code. */
const ending = (status: number, json?: string) => {
  const file = `${fixture.root}/report.json`;
  const write = json ? `require('fs').writeFileSync(${JSON.stringify(file)}, '${json}');` : '';
  const command = [process.execPath, '-e', `${write} process.exitCode = ${status}`];
  return suite('suite', command, file, jestTally);
};

it.each([
  ['all passed', ending.bind(null, 0, '{"numPassedTests":3}'), { passed: 3, failed: 0 }],
  [
    'some failed',
    ending.bind(null, 1, '{"numPassedTests":3,"numFailedTests":2}'),
    { passed: 3, failed: 2 },
  ],
  [
    'a file did not load',
    ending.bind(null, 1, '{"numFailedTestSuites":1}'),
    { passed: 0, failed: 1 },
  ],
  [
    'it failed outside its tests',
    ending.bind(null, 1, '{"numPassedTests":3}'),
    { passed: 3, failed: 1 },
  ],
  ['it did not start', ending.bind(null, 1), { passed: 0, failed: 1 }],
])('counts a suite when %s', async (_when, part, tally) => {
  expect((await run(part())).tally).toEqual(tally);
});

it('ignores the report of an earlier run', async () => {
  fixture.write({ 'report.json': '{"numPassedTests":3}' });
  expect((await run(ending(1))).tally).toEqual({ passed: 0, failed: 1 });
});

it('counts a flaky test as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 4 };
  expect(playwrightTally({ stats })).toEqual({ passed: 5, failed: 2 });
});
