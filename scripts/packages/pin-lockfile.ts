import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { npm } from '../npm';
import { readLockfile } from './lockfile';

/**
 * Writes the hash of every package into the lockfile. npm leaves out those of native packages for other
 * machines than the one it runs on, and would then install them there unverified.
 */
const lockfile = readLockfile();
const run = promisify(execFile);
for (const [place, entry] of Object.entries(lockfile.packages)) {
  if (place === '' || entry.integrity) continue;
  const name = place.replace(/^.*node_modules\//, '');
  const { stdout } = await run(...npm('view', `${name}@${entry.version}`, 'dist.integrity'));
  if (!stdout.startsWith('sha512-')) throw new Error(`The registry has no hash of ${name}.`);
  const { version = '', ...rest } = entry;
  // npm's own order of the keys.
  lockfile.packages[place] = { version, integrity: stdout.trim(), ...rest };
  console.log(`${name} ${entry.version}`);
}
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);
