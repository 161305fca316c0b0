import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readLockfile, runsOn } from '@/scripts/packages/lockfile';

const { dependencies, devDependencies, os, cpu, libc } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>> &
  Record<'os' | 'cpu' | 'libc', string[]>;
const { packages } = readLockfile();
const locked = Object.entries(packages).filter(([place]) => place !== '');

it('has exact versions only', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}"; write the version that is installed`);
  expect(ranges).toEqual([]);
});

/** The machines that npm installs the project on: it refuses all others (EBADPLATFORM). */
const machines = os.flatMap((name) =>
  cpu.flatMap((kind) => libc.map((library) => ({ os: name, cpu: kind, libc: library }))),
);

it('locks by an integrity hash whatever npm installs on the machines we support', () => {
  expect(machines).toEqual([
    { os: 'linux', cpu: 'x64', libc: 'glibc' },
    { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  ]);
  const loose = machines.flatMap((machine) =>
    locked
      .filter(([, entry]) => !entry.integrity && runsOn(entry, machine))
      .map(([place]) => `${place} has no integrity, and is installed on ${machine.cpu}`),
  );
  expect(loose).toEqual([]);
});

it.each([
  [{}, true],
  [{ os: ['linux'], cpu: ['x64'] }, true],
  [{ os: ['darwin'] }, false],
  [{ cpu: ['arm64'] }, false],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  [{ os: ['!win32'] }, true],
  [{ os: ['!linux'] }, false],
])('knows whether a package for %j is installed on Linux x64', (entry, installed) => {
  expect(runsOn(entry, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toBe(installed);
});

/** Packages with an install script, and why the site does not need it. */
const SCRIPTS_NOT_RUN: Record<string, string> = {
  esbuild: 'checks the binary that comes as a package of its own',
  '@swc/core': 'looks for a binary that comes as a package of its own',
  '@parcel/watcher': 'compiles where no ready binary exists; the build does not watch files',
};

it('runs no install script, and lists every package that has one', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const wishing = locked
    .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(new Set(wishing)).toEqual(new Set(Object.keys(SCRIPTS_NOT_RUN)));
});

/** Directories whose code is built into the site or serves it. */
const ROOMS = [
  'app',
  'components',
  'config',
  'enhance',
  'hosting',
  'i18n',
  'lib',
  'postprocess',
  'search',
  'server',
];

it('lists what the site is built from under dependencies, which the audit covers', () => {
  const imported = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .flatMap((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const source = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
        return [...source.matchAll(/(?:from |import\(|^import )'([^'.@][^']*|@[^/'][^']*)'/gm)].map(
          ([, name = '']) => ({ file, name: /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name }),
        );
      }),
  );
  const missing = imported
    .filter(({ name }) => !isBuiltin(name) && !name.startsWith('node:') && !(name in dependencies))
    .map(({ file, name }) => `${file} imports ${name}; move it to the dependencies`);
  expect(imported.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
