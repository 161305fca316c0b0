import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { serverFolders, siteFolders, sourcesIn } from '@/lib/source-folders';
import { isAllowed, licenceProblems, productionPackages } from '@/scripts/packages/licences';
import { readLockfile } from '@/scripts/packages/lockfile';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const { packages } = readLockfile();
const locked = Object.entries(packages).filter(([place]) => place !== '');

it('has exact versions only', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is "${version}"; write the version that is installed`);
  expect(ranges).toEqual([]);
});

it('locks every package by an integrity hash, those for other machines too', () => {
  const loose = locked
    .filter(([, { integrity }]) => !integrity)
    .map(([place]) => `${place} has no integrity; run: npm run write -- lockfile`);
  expect(loose).toEqual([]);
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

it('lists what the site is built from under dependencies, which the audit covers', () => {
  const imported = sourcesIn([...siteFolders, ...serverFolders]).flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    return [...source.matchAll(/(?:from |import\(|^import )'([a-z][^'${]*|@[a-z][^'${]*)'/gm)].map(
      ([, name = '']) => ({ file, name: /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name }),
    );
  });
  const missing = imported
    .filter(({ name }) => !isBuiltin(name) && !name.startsWith('node:') && !(name in dependencies))
    .map(({ file, name }) => `${file} imports ${name}; move it to the dependencies`);
  expect(imported.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

describe('licences', () => {
  const some = {
    '': { version: '1.0.0' },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      optionalDependencies: { '@a/mac': '1.0.0' },
    },
    'node_modules/@a/mac': { version: '1.0.0', os: ['darwin'], optional: true },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  };

  it('rejects licences that are not allowed, and unknown ones', () => {
    expect(licenceProblems(productionPackages({ packages: some }))).toEqual([
      expect.stringMatching(/^a 2\.0\.0 has the licence GPL-3\.0-only\./),
      expect.stringMatching(/^c 3\.0\.0 has no known licence\./),
    ]);
  });

  it('knows what is allowed of several', () => {
    expect(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'].filter(isAllowed)).toHaveLength(
      3,
    );
    expect(['Apache-2.0 AND GPL-3.0-only', 'GPL-3.0-only'].filter(isAllowed)).toEqual([]);
  });
});
