import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { presentStamp } from '@/delivery/postprocess/stamp';
import { copyProject } from '@/tests/copy-project';
import { addGuide, edit } from './new-guides';
import { followRecipes, RECIPES } from './recipes';
import { settings, TODAY } from './settings';
import { addThirdLanguage } from './third-language';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The second build: a copy of the project with every variable set, a third language, guides that are
 * not published yet, what the recipes of docs/ add, and sign-in. One build covers everything that only a build can show. It
 * stays in the temporary directory for the next run.
 */
const folder = path.join(tmpdir(), `site-variant-${hash(process.cwd()).slice(0, 8)}`);
export const variantOut = path.join(folder, 'out');

const STAMP = path.join(folder, 'made-of.txt');

/** Stamp of a copy built now. */
function presentSources(): string {
  const { files, variables } = presentStamp(process.cwd(), { ...settings, NODE_ENV: 'test' });
  const definition = readdirSync(path.join('tests', 'variant'))
    .sort()
    .map((file) => readFileSync(path.join('tests', 'variant', file), 'utf8'))
    .concat(RECIPES.map((file) => readFileSync(file, 'utf8')));
  return hash(JSON.stringify([files, variables, definition]));
}

function isUpToDate(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === presentSources();
  } catch {
    return false;
  }
}

/** Fails a test that would read a stale build. */
export function requireVariant(): void {
  if (!isUpToDate())
    throw new Error(
      'These tests read a second build, which is missing or out of date. Build it first: npx tsx tests/variant/build.ts',
    );
}

/** Builds the copy unless it is up to date. @throws with the output of a build that fails. */
export function ensureVariant(): void {
  if (isUpToDate()) return;
  const sources = presentSources();
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  addGuide(folder, 'draftguide');
  addGuide(folder, 'latestguide', TODAY);
  addGuide(folder, 'laterguide', '2027-02-01');
  edit(folder, 'content/guides/tnfdguide/guide.yaml', /^related: \[/m, 'related: [latestguide, ');
  edit(folder, 'content/guides/tnfdguide/guide.yaml', /(^related: .*), \w+\]/m, '$1]');
  followRecipes(folder);
  addThirdLanguage(folder);

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  writeFileSync(STAMP, sources);
}
