/** Runs the checks and unit tests in a copy of the project to which everything was added that docs/ has a recipe for. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from '@/tests/copy-project';
import { followRecipes } from './recipes';

const folder = copyProject();
try {
  followRecipes(folder);
  // Some tests ask git for the files of the project.
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    spawnSync('git', args, { cwd: folder });
  for (const args of [
    ['--import', 'tsx', 'scripts/check.ts'],
    ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--config', 'jest.config.mjs'],
  ]) {
    const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
