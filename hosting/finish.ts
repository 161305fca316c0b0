import { allPages } from '@/lib/pages/registry';
import { checkComplete } from './steps/check-complete';
import { checkIslands } from './steps/check-islands';
import { compress } from './steps/compress';
import { deliverPages } from './steps/deliver-pages';
import { fingerprintEnhancer } from './steps/fingerprint-enhancer';
import { moveDefaultLocale } from './steps/move-default-locale';
import { removePayloads } from './steps/remove-payloads';
import { writeHostFiles } from './steps/write-host-files';
import { writeNotFound } from './steps/write-not-found';
import { writeSearchFiles } from './steps/write-search-files';
import { writeSecurityText } from './steps/write-security-text';

/**
 * Turns what Next has exported into what hosts serve.
 * @param out the export, `out`; changed in place.
 * @param distDir the build folder, `.next`.
 * @param servers folder for the configuration of servers, `build`.
 * @throws with a sentence that says what to do, when a step cannot be done.
 */
export async function finish(out: string, distDir: string, servers: string): Promise<void> {
  checkIslands(distDir, allPages());
  moveDefaultLocale(out);
  checkComplete(out);
  removePayloads(out);
  deliverPages(out, fingerprintEnhancer(out));
  writeSearchFiles(out);
  writeNotFound(out);
  writeSecurityText(out);
  await compress(out);
  writeHostFiles(out, servers);
}
