import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { today } from '@/lib/dates';
import { listFiles } from '@/lib/exported-files';
import { siteFolders } from '@/lib/source-folders';

/** The inputs of a build: hashes of its files and variables by name, and its date. */
export interface Stamp {
  readonly files: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly day: string;
}

/** Tracked folders that a build reads. */
export const FOLDERS = [...siteFolders, 'content', 'messages', 'public'];
const FILES = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** Variables that the build reads; SITE_TODAY is covered by the stamp's date. */
export const isBuildVariable = (name: string): boolean =>
  /^(SITE|PUBLISHER|LEGAL_HOST|AUTH|DEMO_FORM)_|^PLATFORM_(URL|HOSTED_IN_EU)$/.test(name) &&
  name !== 'SITE_TODAY';

/** Beside out/, because it must not be published. */
const STAMP = 'build/stamp.json';

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The stamp a build would get now. */
export function presentStamp(root: string, env: NodeJS.ProcessEnv = process.env): Stamp {
  const files = [
    ...FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
      listFiles(path.join(root, folder))
        // Editors and operating systems leave hidden files, which no build reads.
        .filter((file) => !/(^|\/)\./.test(file))
        .map((file) => `${folder}/${file}`),
    ),
    ...FILES.filter((file) => existsSync(path.join(root, file))),
  ];
  const variables = Object.entries(env).filter(([name, value]) => value && isBuildVariable(name));
  return {
    files: Object.fromEntries(
      files.map((file) => [file, hash(readFileSync(path.join(root, file)))]),
    ),
    variables: Object.fromEntries(variables.map(([name, value]) => [name, hash(value as string)])),
    day: today(),
  };
}

export function writeStamp(root: string, stamp: Stamp): void {
  const file = path.join(root, STAMP);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp));
}

function readStamp(root: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(path.join(root, STAMP), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

/** Names of the files and variables that were changed, added or removed. */
const differences = (before: Stamp['files'], after: Stamp['files']): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort();

const SHOWN = 3;
const enumerate = (names: readonly string[]): string =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`
    : names.join(', ');

/** Why out/ is stale, as a sentence; null when it is up to date. */
export function whyStale(root: string, env: NodeJS.ProcessEnv = process.env): string | null {
  if (!existsSync(path.join(root, 'out', 'index.html'))) return 'there is no out/';
  const before = readStamp(root);
  if (!before) return 'out/ has no build stamp';
  const now = presentStamp(root, env);
  const changed = [
    ...differences(before.variables, now.variables),
    ...differences(before.files, now.files),
  ];
  if (changed.length > 0) return `sources changed since the last build: ${enumerate(changed)}`;
  return before.day === now.day ? null : `the last build was made for ${before.day}`;
}

/** Builds the site if out/ is stale, and says why. Exits when the build fails. */
export function ensureBuild(): null {
  const reason = whyStale(process.cwd());
  if (reason === null) {
    console.log('out/ is up to date.');
    return null;
  }
  console.log(`Building: ${reason}.`);
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return null;
}
