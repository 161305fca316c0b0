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
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** A machine as npm tells them apart. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/** Whether npm installs a package on a machine: its lists name what it runs on, or with `!` what it does not. */
export const runsOn = ({ os, cpu, libc }: LockedPackage, machine: Machine): boolean =>
  allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc);

function allows(list: readonly string[] = [], value: string): boolean {
  const named = list.filter((entry) => !entry.startsWith('!'));
  return !list.includes(`!${value}`) && (named.length === 0 || named.includes(value));
}
