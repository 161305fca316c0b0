import { spawnSync } from 'node:child_process';

/** Runs the command without a terminal. */
const refusals = (...flags: readonly string[]): string[] => refusalsOf('', ...flags);

const refusalsOf = (input: string, ...flags: readonly string[]): string[] => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content/new-guide.ts', ...flags],
    { encoding: 'utf8', input },
  );
  expect(status).toBe(1);
  return stderr.trim().split('\n');
};

it('reports every invalid flag', () => {
  expect(refusals('--titel-fr', 'Eau', '--title-en', '--tag', 'nature')).toEqual([
    'Unknown flag "--titel-fr". Did you mean "title-fr"?',
    '"Eau" does not belong to a flag; put text in quotation marks.',
    '--title-en needs a value.',
    '"nature" does not belong to a flag; put text in quotation marks.',
  ]);
});
