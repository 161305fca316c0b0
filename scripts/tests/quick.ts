import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { sourcesIn } from '@/lib/source-folders';
import { usersOf } from '@/tests/imports';
import { help } from '../help';
import { check, conclude, failures, jestTally, npmRun, runTogether, suite } from './parts';

help(
  `npm run test:quick [-- <branch>]

Checks what changed since the last commit, or since the merge base with a branch: types, lint, content, messages,
the tests of the project as a whole, and the six unit test files closest to the change.`,
  1,
);

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });
const base = git('merge-base', 'HEAD', process.argv[2] ?? 'HEAD').trim();
const names = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard');
const changed = names.split('\n').filter((name) => name !== '');
// A message's text has no type, and the compiler would take all of its time to see that.
const edits = git('diff', '--unified=0', base, '--', 'messages').match(/^[-+] +("\w+":)?/gm) ?? [];
const keysOf = (sign: string): string => edits.filter((edit) => edit.startsWith(sign)).join();
const typed = changed.some((file) => /^(?!messages\/).*\.(tsx?|json)$/.test(file));
const keyed = keysOf('+').replaceAll('+', '-') !== keysOf('-');

const users = usersOf(changed);
const read = users.some((file) => /^(content|messages|authoring\/check\/content)\b/.test(file));
const unit = users.filter((file) => /^tests\/unit\/(?!project\/).*\.test\.tsx?$/.test(file));
// That the form has a text for every error does not show in imports.
const texts = changed.some((file) => /^messages\//.test(file))
  ? ['tests/unit/form/schema.test.ts']
  : [];
const closest = [...new Set([...texts, ...unit])].slice(0, 6);
const others = unit.length > 6 ? `, the closest of ${unit.length}; npm test runs all` : '';
console.log(['Tests: tests/unit/project/', ...closest].join('\n  ') + others);
const files = [...sourcesIn(['tests/unit/project']), ...closest];
mkdirSync('reports', { recursive: true });
const jest = npmRun(
  'test:unit',
  '--',
  '--json',
  '--outputFile=reports/quick.json',
  // The checks have the other half of the machine; more at once would take longer each.
  '--maxWorkers=50%',
  '--runTestsByPath',
);
const types = typed || keyed ? ['types'] : [];
const checks = ['lint', ...types, ...(read ? ['content'] : []), 'messages'];
const outcomes = await runTogether([
  suite('unit tests', [...jest, ...files], 'reports/quick.json', jestTally),
  check(`npm run check -- ${checks.join(' ')}`, ...npmRun('check', '--', ...checks)),
]);
conclude(failures(outcomes));
