import { help } from '../help';
import { changedFiles, check, npmRun, runTogether, unitTestsOf } from './parts';

help(`npm run test:quick [-- <branch>]

Types, lint and the unit tests of what changed since the last commit, or since the merge base with a branch; all unit
tests where packages changed. Content and messages have their checks.`);

const [since] = process.argv.slice(2);
const files = changedFiles(since);
if (files.length === 0) {
  console.log(`Nothing changed since ${since ?? 'the last commit'}.`);
  process.exit();
}
console.log(files.length > 9 ? `${files.length} files changed` : files.join('\n'));

const touches = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
const lint = [
  process.execPath,
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
  '--no-errors-on-unmatched',
];
const parts = [
  check('types', ...npmRun('check', '--', 'types')),
  check('lint', ...lint, '--files-ignore-unknown=true', ...files),
  ...unitTestsOf(files).map((args) => check('unit tests', ...npmRun('test:unit', '--', ...args))),
  ...(touches('content') ? [check('content', ...npmRun('check', '--', 'content'))] : []),
  ...(touches('messages') ? [check('messages', ...npmRun('check', '--', 'messages'))] : []),
];

const outcomes = await runTogether(parts);
const failed = outcomes.some(({ tally }) => tally.failed > 0);
console.log(`\n${failed ? 'Failed' : 'Passed'} after ${Math.round(process.uptime())} s.`);
process.exitCode = failed ? 1 : 0;
