/** Proves that a new language needs no test edited: all of the project compiles with two more. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyProject } from '@/scripts/copy-project';
import { addThirdLanguage } from './third-language';

const cwd = copyProject();
addThirdLanguage(cwd);
const run = (...args: string[]) => spawnSync('npx', args, { cwd, encoding: 'utf8' });
run('next', 'typegen');
const { status, stdout } = run('tsc', '--noEmit');
rmSync(cwd, { recursive: true, force: true });
console.log(status === 0 ? 'A new language needs no test edited.' : stdout);
process.exitCode = status ?? 1;
