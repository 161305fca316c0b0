import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { parseHtml, printHtml } from '@/lib/html';
import { pageOfPath } from '@/lib/urls';
import { deliverPage } from './deliver-page';
import { joinStyles } from './join-styles';
import { protectPage } from './protect-page';

/** Delivers every page of the export, each with its policy; `404.html` counts as the not-found page. */
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
      const document = parseHtml(readFileSync(full, 'utf8'));
      deliverPage(document, { islands: found.page.islands, enhancer });
      if (!found.page.islands) joinStyles(document, out);
      protectPage(document, found.page);
      writeFileSync(full, printHtml(document));
    } catch (cause) {
      throw new Error(`${address}: ${(cause as Error).message}`, { cause });
    }
  }
}
