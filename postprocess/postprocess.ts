import { allPages } from '@/lib/pages/registry';
import { checkComplete } from '@/postprocess/steps/check-complete';
import { checkIslands } from '@/postprocess/steps/check-islands';
import { compress } from '@/postprocess/steps/compress';
import { fingerprintEnhancer } from '@/postprocess/steps/fingerprint-enhancer';
import { moveDefaultLocale } from '@/postprocess/steps/move-default-locale';
import { processPages } from '@/postprocess/steps/process-pages';
import { removePayloads } from '@/postprocess/steps/remove-payloads';
import { writeHostFiles } from '@/postprocess/steps/write-host-files';
import { writeNotFound } from '@/postprocess/steps/write-not-found';
import { writeSecurityText } from '@/postprocess/steps/write-security-text';

/**
 * Turns the Next export into the files that hosts serve.
 * @param out the export, `out`; modified in place.
 * @param distDir the build folder, `.next`.
 * @param servers folder for server configuration, `build`.
 * @throws with a message that names the remedy, when a step fails.
 */
export async function postprocess(out: string, distDir: string, servers: string): Promise<void> {
  checkIslands(distDir, allPages());
  moveDefaultLocale(out);
  checkComplete(out);
  removePayloads(out);
  processPages(out, fingerprintEnhancer(out));
  writeNotFound(out);
  writeSecurityText(out);
  await compress(out);
  writeHostFiles(out, servers);
}
