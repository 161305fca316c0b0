import { readFileSync } from 'node:fs';

/** The parts of package-lock.json that are used. Keys are paths, such as `node_modules/next`; '' is the project. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
