import { existsSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/loaders/routes/addresses';
import { placeScripts, pruneStyles } from './assets';
import { moveDefaultLocale, refuseFrameworkFiles, removeFramework } from './framework';
import {
  compress,
  writeHome,
  writeHostFiles,
  writeNotFound,
  writeSecurityText,
} from './host-files';
import { processPages } from './pages';

/**
 * Turns the Next export into the files that hosts serve.
 * @param out the export, `out`; modified in place.
 * @param servers folder for what is not published, `build`: server configuration, whole stylesheets.
 * @returns warnings.
 * @throws with a message that names the step and the remedy, when one fails.
 */
export async function postprocess(out: string, servers: string): Promise<string[]> {
  const warnings: string[] = [];
  const steps: Readonly<Record<string, () => unknown>> = {
    moveDefaultLocale: () => moveDefaultLocale(out),
    checkComplete: () => checkComplete(out),
    removeFramework: () => removeFramework(out),
    processPages: () => processPages(out, placeScripts(out)),
    pruneStyles: () => pruneStyles(out, path.join(servers, 'whole-styles')),
    refuseFrameworkFiles: () => refuseFrameworkFiles(out),
    writeNotFound: () => writeNotFound(out),
    writeHome: () => writeHome(out),
    writeSecurityText: () => writeSecurityText(out),
    compress: () => compress(out),
    writeHostFiles: () => warnings.push(...writeHostFiles(out, servers)),
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (cause) {
      throw new Error(`The build step ${name} failed: ${(cause as Error).message}`, { cause });
    }
  }
  return warnings;
}

/** Checks that the export has every page of the registry in every language. @throws naming the missing ones. */
function checkComplete(out: string): void {
  const missing = allPages()
    .flatMap(({ id }) => locales.map((locale) => pagePath(id, locale)))
    .filter((address) => !existsSync(path.join(out, address, 'index.html')));
  if (missing.length > 0) {
    throw new Error(
      `The page registry has pages the export lacks: ${missing.join(', ')}. Add their page.tsx under app/[locale], or remove them from loaders/routes/registry.ts.`,
    );
  }
}
