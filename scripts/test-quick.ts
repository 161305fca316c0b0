import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { changedFiles } from './changed-files';

/**
 * Type check, lint and related unit tests for files changed since the last commit, or since the merge
 * base with a branch given as argument. Content and messages, which are not imported by tests, have their
 * own checks.
 */
const [since] = process.argv.slice(2);
const files = changedFiles(since);
if (files.length === 0) {
  console.log(`Nothing changed since ${since ?? 'the last commit'}.`);
  process.exit();
}
console.log(files.length > 9 ? `${files.length} files changed` : files.join('\n'));

const touches = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, ...args];
const lint = ['npx', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
const commands: [name: string, command: string[]][] = [
  ['types', npm('check:types')],
  ['lint', [...lint, '--files-ignore-unknown=true', ...files]],
  ['unit tests', npm('test:unit', '--', '--passWithNoTests', '--findRelatedTests', ...files)],
  ...(touches('content') ? [['content', npm('check:content')] as [string, string[]]] : []),
  ...(touches('messages') ? [['messages', npm('check:messages')] as [string, string[]]] : []),
];

/** Runs a command and prints its output in one piece at the end, as several run in parallel. */
async function run([name, [command = '', ...args]]: (typeof commands)[number]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  console.log(`\n> ${name}\n${output.trim()}`);
  return status === 0;
}

const started = Date.now();
const failed = (await Promise.all(commands.map(run))).filter((succeeded) => !succeeded).length;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\n${failed === 0 ? 'Passed' : 'Failed'} after ${seconds} s.`);
process.exitCode = failed === 0 ? 0 : 1;
