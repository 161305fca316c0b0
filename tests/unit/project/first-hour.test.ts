import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '@/scripts/npm';
import { stepsOf } from '@/tests/doc-steps';

const DOCUMENT = 'CONTRIBUTING.md';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const text = readFileSync(DOCUMENT, 'utf8');
/** Commands of the first hour, without their comments. */
const firstHour = (stepsOf(DOCUMENT)[0]?.code ?? '')
  .split('\n')
  .map((line) => line.replace(/\s*#.*$/, ''))
  .filter(Boolean);

/** Runs a command of the document, which npm has, with more arguments. */
const run = (command: string, cwd: string, ...more: string[]) =>
  spawnSync(...npm(...command.split(' ').slice(1), ...more), { cwd, encoding: 'utf8' });

it('begins with commands that exist', () => {
  expect(firstHour).toEqual(['nvm use', 'npm ci', 'npm run hooks', 'npm run dev']);
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(/Node (\d+);/.exec(text)?.[1]);
});

it('names only scripts of package.json', () => {
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('installs the hook that checks a commit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-hour-'));
  try {
    execFileSync('git', ['init', '--quiet', folder]);
    cpSync('package.json', path.join(folder, 'package.json'));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    const { status, stderr } = run('npm run hooks', folder);
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(existsSync(path.join(folder, '.git', 'hooks', 'pre-commit'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('runs the unit tests whose file name contains a word, and no others', () => {
  const command = /`(npm run test:unit -- urls)`/.exec(text)?.[1] ?? '';
  const { stdout } = run(command, process.cwd(), '--listTests');
  const files = stdout.split(/\r?\n/).filter((line) => line.endsWith('.test.ts'));
  expect(files.map((file) => path.basename(file))).toEqual(['urls.test.ts']);
});
