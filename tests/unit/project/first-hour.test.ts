import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from '@/scripts/npm';
import { stepsOf } from '@/tests/doc-steps';

const DOCUMENT = 'CONTRIBUTING.md';
const text = readFileSync(DOCUMENT, 'utf8');
/** Commands of the first hour, without their comments. */
const firstHour = (stepsOf(DOCUMENT)[0]?.code ?? '')
  .split('\n')
  .map((line) => line.replace(/\s*#.*$/, ''))
  .filter(Boolean);

it('begins with commands that exist', () => {
  expect(firstHour).toEqual(['nvm use', 'npm ci', 'npm run hooks', 'npm run dev']);
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(/Node (\d+);/.exec(text)?.[1]);
});

it('installs the hook that checks a commit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-hour-'));
  try {
    execFileSync('git', ['init', '--quiet', folder]);
    cpSync('package.json', path.join(folder, 'package.json'));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    const { status, stderr } = spawnSync(...npm('run', 'hooks'), { cwd: folder, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(existsSync(path.join(folder, '.git', 'hooks', 'pre-commit'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
