import { existsSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { ENHANCER_FILE } from '@/enhance/build/bundle-enhancer';
import { listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';

const FOLDER = 'enhance';
/** The enhancer's URL in the exported pages. */
export const ENHANCER = `/${FOLDER}/${ENHANCER_FILE}`;

/**
 * Moves the enhancer to an immutable, fingerprinted file. The chunks it imports are fingerprinted
 * already and stay beside it.
 * @returns its new URL.
 */
export function fingerprintEnhancer(out: string): string {
  const folder = path.join(out, FOLDER);
  const main = path.join(folder, ENHANCER_FILE);
  if (!existsSync(main)) {
    throw new Error(`The export has no ${ENHANCER_FILE}. Check app/enhance/[file]/route.ts.`);
  }
  const address = `${STATIC}enhance-${fingerprint(readFileSync(main))}.js`;
  renameSync(main, path.join(out, address));
  for (const name of listFiles(folder)) {
    renameSync(path.join(folder, name), path.join(out, STATIC, name));
  }
  rmdirSync(folder);
  return address;
}
