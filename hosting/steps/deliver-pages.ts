import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageOfPath } from '@/lib/urls';
import { addressOf, listFiles } from '../files';
import { deliverPage } from './deliver-page';

/** Delivers every page of the export; `404.html` counts as the not-found page. */
export function deliverPages(out: string, enhancer: string): void {
  for (const file of listFiles(out, '.html')) {
    const address = addressOf(file).replace(/404\.html$/, '404/');
    const found = pageOfPath(address);
    if (!found) {
      throw new Error(
        `The export has a page at ${address} that the page registry does not know. Add it to lib/pages/registry.ts or remove its folder from app/[locale].`,
      );
    }
    const full = path.join(out, file);
    try {
      writeFileSync(
        full,
        deliverPage(readFileSync(full, 'utf8'), { islands: found.page.islands, enhancer }),
      );
    } catch (cause) {
      throw new Error(`${address}: ${(cause as Error).message}`, { cause });
    }
  }
}
