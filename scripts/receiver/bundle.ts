import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { readLockfile } from '@/scripts/packages/lockfile';

/** What Node says of the C library it runs on; absent on musl, and outside Linux. */
const usesGlibc = (): boolean => {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
};

/**
 * The native package of the database driver for this machine. The driver looks for it by this name when it
 * runs.
 */
function nativeDriver(): string {
  const { platform, arch } = process;
  if (platform === 'linux') return `@libsql/linux-${arch}-${usesGlibc() ? 'gnu' : 'musl'}`;
  return `@libsql/${platform}-${arch}${platform === 'win32' ? '-msvc' : ''}`;
}

const ENTRY = 'scripts/receiver/alone.ts';
const SCRIPT = 'receiver.mjs';
const DRIVER = 'index.node';

/** CommonJS globals that some of the bundled packages expect. */
const BANNER =
  "import { createRequire as createRequireOfBundle } from 'node:module';\n" +
  'const require = createRequireOfBundle(import.meta.url);\n' +
  'const { dirname: __dirname, filename: __filename } = import.meta;';

interface ReceiverBundle {
  /** Sizes in bytes. */
  readonly script: number;
  readonly driver: number;
  /** How many packages are in it. */
  readonly packages: number;
}

/** The packages that esbuild read, such as `fastify@5.12.8`. */
function packagesOf({ inputs }: Metafile): Set<string> {
  const { packages } = readLockfile();
  const places = Object.keys(inputs).flatMap(
    (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return new Set(
    places.map((place) => `${place.replace(/.*node_modules\//, '')}@${packages[place]?.version}`),
  );
}

/**
 * Writes the receiver of demo requests to a folder, which is emptied first: `receiver.mjs`, which plain Node runs, and
 * the native package of its database driver for this machine.
 * @returns the packages in them, such as `fastify@5.12.8`.
 */
export async function bundleScript(folder: string): Promise<Set<string>> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outfile: path.join(folder, SCRIPT),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    banner: { js: BANNER },
    // The bundle is its own worker thread.
    define: { BUNDLED_THREAD: '__filename' },
    // Optional, and not installed.
    external: ['bufferutil', 'utf-8-validate', 'pg-native'],
    metafile: true,
    logLevel: 'warning',
  });
  const name = nativeDriver();
  const driver = path.join(folder, 'node_modules', name);
  mkdirSync(driver, { recursive: true });
  for (const file of ['package.json', DRIVER])
    cpSync(path.join('node_modules', name, file), path.join(driver, file));
  const { version } = JSON.parse(readFileSync(path.join(driver, 'package.json'), 'utf8'));
  return packagesOf(metafile).add(`${name}@${version}`);
}

/** Writes the receiver as `bundleScript` does, and says what came of it. */
export async function bundleReceiver(folder: string): Promise<ReceiverBundle> {
  const packages = await bundleScript(folder);
  return {
    script: statSync(path.join(folder, SCRIPT)).size,
    driver: statSync(path.join(folder, 'node_modules', nativeDriver(), DRIVER)).size,
    packages: packages.size,
  };
}
