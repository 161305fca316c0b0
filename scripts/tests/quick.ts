import { help } from '../help';
import { check, npmRun, runTogether } from './parts';

help(`npm run test:quick [-- <branch>]

Types, lint, content, messages, and the unit tests of what changed since the last commit, or since the merge base with a
branch, with those of the project as a whole.`);

const [since] = process.argv.slice(2);
const changed = since ? `--changedSince=${since}` : '--onlyChanged';
const outcomes = await runTogether([
  ...['types', 'lint', 'content', 'messages'].map((name) =>
    check(name, ...npmRun('check', '--', name)),
  ),
  // What reads the project as a whole imports nothing of it.
  check('tests of the project', ...npmRun('test:unit', '--', 'tests/unit/project/')),
  check('tests of what changed', ...npmRun('test:unit', '--', '--passWithNoTests', changed)),
]);
const failed = outcomes.some(({ tally }) => tally.failed > 0);
console.log(`\n${failed ? 'Failed' : 'Passed'} after ${Math.round(process.uptime())} s.`);
process.exitCode = failed ? 1 : 0;
