import { spawnSync } from 'node:child_process';
import { emulators } from '@/tests/emulators';
import { ensureBuild } from './ensure-build';

/**
 * Tests out/ in the emulators of hosts: all of them, or those named. They are fetched for the run, so
 * this needs the package registry, and is no part of npm test.
 */
const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(emulators);
ensureBuild();

const failed = names.filter((name) => {
  console.log(`\n> ${name}`);
  const { status } = spawnSync('npx', ['playwright', 'test', `--project=${name}`], {
    stdio: 'inherit',
  });
  return status !== 0;
});
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${names.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
