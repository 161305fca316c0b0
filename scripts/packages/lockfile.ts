import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from '../npm';

/** The parts of package-lock.json that are used. Keys are paths, such as `node_modules/next`; '' is the project. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const FILE = 'package-lock.json';

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(FILE, 'utf8')) as Lockfile;

/**
 * Writes the hash of every package into the lockfile. npm leaves out those of native packages for other
 * machines than the one it runs on, and would then install them there unverified.
 * @throws when the registry has none.
 */
export function pinLockfile(): void {
  const lockfile = readLockfile();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    if (place === '' || entry.integrity) continue;
    const { version = '', ...rest } = entry;
    const name = `${place.replace(/^.*node_modules\//, '')}@${version}`;
    const hash = execFileSync(...npm('view', name, 'dist.integrity'), { encoding: 'utf8' }).trim();
    if (!hash.startsWith('sha512-')) throw new Error(`The registry has no hash of ${name}.`);
    // npm's own order of the keys.
    lockfile.packages[place] = { version, integrity: hash, ...rest };
    console.log(name);
  }
  writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${FILE} has the hash of every package.`);
}
