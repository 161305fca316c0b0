import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { ENHANCER_FILE } from '@/enhance/bundle';
import { ISLANDS_FOLDER } from '@/islands/build/bundle';
import { listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';

const FOLDER = 'enhance';
/** The enhancer's URL in the exported pages. */
export const ENHANCER = `/${FOLDER}/${ENHANCER_FILE}`;
/** Where the scripts of islands end up. */
export const ISLAND_SCRIPTS = `${STATIC}islands/`;

/**
 * Moves the site's scripts to the folder whose files never change. Islands and the chunks of the
 * enhancer have a fingerprint already.
 * @returns the enhancer's new URL.
 */
export function placeScripts(out: string): string {
  const folder = path.join(out, FOLDER);
  const main = path.join(folder, ENHANCER_FILE);
  if (!existsSync(main)) {
    throw new Error(`The export has no ${ENHANCER_FILE}. Check app/enhance/[file]/route.ts.`);
  }
  const address = `${STATIC}enhance-${fingerprint(readFileSync(main))}.js`;
  renameSync(main, path.join(out, address));
  moveFiles(folder, path.join(out, STATIC));
  const islands = path.join(out, ISLANDS_FOLDER);
  if (existsSync(islands)) moveFiles(islands, path.join(out, ISLAND_SCRIPTS));
  return address;
}

/** Moves every file of a folder, and removes it. */
function moveFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of listFiles(from)) renameSync(path.join(from, name), path.join(to, name));
  rmdirSync(from);
}
