import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Address of the shared behaviours as pages are written with it. */
export const ENHANCER = '/enhance.js';

/**
 * Gives the shared behaviours a name that changes with their content, so that they can be cached for ever.
 * @returns their new address.
 */
export function fingerprintEnhancer(out: string): string {
  const file = path.join(out, ENHANCER);
  if (!existsSync(file)) {
    throw new Error('The export has no enhance.js. Check app/enhance.js/route.ts.');
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  const address = `/_next/static/enhance-${hash}.js`;
  renameSync(file, path.join(out, address));
  return address;
}
