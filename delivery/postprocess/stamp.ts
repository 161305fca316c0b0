import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variableGroups } from '@/lib/config/variables';
import { today } from '@/lib/dates';
import { listFiles } from '@/lib/exported-files';
import { siteFolders } from '@/lib/source-folders';

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
const VARIABLES = variableGroups
  .filter(({ readBy }) => readBy === 'build')
  .flatMap(({ variables }) => variables.map(({ name }) => name))
  .filter((name) => name !== 'SITE_TODAY');

/** Beside out/, because it must not be published. */
const STAMP = 'build/stamp.txt';

/** The stamp a build would get now: a hash of its files and variables, and its date. */
export function presentStamp(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const files = [
    ...FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
      listFiles(path.join(root, folder))
        // Editors and operating systems leave hidden files, which no build reads.
        .filter((file) => !/(^|\/)\./.test(file))
        .map((file) => `${folder}/${file}`),
    ),
    ...FILES.filter((file) => existsSync(path.join(root, file))),
  ];
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${env[name] ?? ''}\n`);
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return `${hash.digest('hex')} ${today()}`;
}

export function writeStamp(root: string, stamp: string): void {
  const file = path.join(root, STAMP);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** Why out/ is stale, as a sentence; null when it is up to date. */
export function whyStale(root: string, env: NodeJS.ProcessEnv = process.env): string | null {
  if (!existsSync(path.join(root, 'out', 'index.html'))) return 'there is no out/';
  const file = path.join(root, STAMP);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return before === presentStamp(root, env)
    ? null
    : 'out/ is of another day, other sources or other settings';
}

/** Builds the site if out/ is stale, and says why. Exits when the build fails. */
export function ensureBuild(): void {
  const reason = whyStale(process.cwd());
  if (reason === null) {
    console.log('out/ is up to date.');
    return;
  }
  console.log(`Building: ${reason}.`);
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
