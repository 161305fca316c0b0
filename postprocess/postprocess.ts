import path from 'node:path';
import { checkComplete } from '@/postprocess/steps/check-complete';
import { compress } from '@/postprocess/steps/compress';
import { moveDefaultLocale } from '@/postprocess/steps/move-default-locale';
import { placeScripts } from '@/postprocess/steps/place-scripts';
import { processPages } from '@/postprocess/steps/process-pages';
import { pruneStyles } from '@/postprocess/steps/prune-styles';
import { refuseFrameworkFiles } from '@/postprocess/steps/refuse-framework';
import { removeFramework } from '@/postprocess/steps/remove-framework';
import { writeHostFiles } from '@/postprocess/steps/write-host-files';
import { writeNotFound } from '@/postprocess/steps/write-not-found';
import { writeSecurityText } from '@/postprocess/steps/write-security-text';

/**
 * Turns the Next export into the files that hosts serve.
 * @param out the export, `out`; modified in place.
 * @param servers folder for what is not published, `build`: server configuration, whole stylesheets.
 * @throws with a message that names the remedy, when a step fails.
 */
export async function postprocess(out: string, servers: string): Promise<void> {
  moveDefaultLocale(out);
  checkComplete(out);
  removeFramework(out);
  processPages(out, placeScripts(out));
  await pruneStyles(out, path.join(servers, 'whole-styles'));
  refuseFrameworkFiles(out);
  writeNotFound(out);
  writeSecurityText(out);
  await compress(out);
  writeHostFiles(out, servers);
}
