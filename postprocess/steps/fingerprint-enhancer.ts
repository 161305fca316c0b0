import { existsSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { ENHANCER_FILE } from '@/enhance/build/bundle-enhancer';
import { listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';

const FOLDER = 'enhance';
/** Address of the shared behaviours as pages are written with it. */
export const ENHANCER = `/${FOLDER}/${ENHANCER_FILE}`;

/**
 * Moves the shared behaviours to where files are cached for ever, under a name that changes with their
 * content. The scripts they load have such names already, and stay beside them.
 * @returns their new address.
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
