import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { changedFiles } from '@/scripts/tests/parts';
import { Fixture } from '@/tests/fixture';

let repository: Fixture;
let before: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository.root });
const commit = () => {
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'x');
};

beforeEach(() => {
  before = process.cwd();
  repository = new Fixture().write({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1', '.gitignore': 'out' });
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
  process.chdir(repository.root);
});
afterEach(() => {
  process.chdir(before);
  repository.remove();
});

it('lists files changed and added since the last commit, not deleted or ignored ones', () => {
  repository.write({ 'a.ts': '2', 'new/ä.ts': '1', 'out/x': '1', 'staged.ts': '1' });
  git('add', 'staged.ts');
  rmSync(path.join(repository.root, 'b.ts'));
  expect(changedFiles()).toEqual(['a.ts', 'new/ä.ts', 'staged.ts']);
});

it('lists files changed since the merge base with a branch, committed or not', () => {
  git('checkout', '--quiet', '-b', 'mine');
  repository.write({ 'a.ts': '2' });
  commit();
  repository.write({ 'b.ts': '2' });
  expect(changedFiles('main')).toEqual(['a.ts', 'b.ts']);
  expect(changedFiles()).toEqual(['b.ts']);
});
