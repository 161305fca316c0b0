import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printHtml } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { type ExportedPage, parsePages } from '@/postprocess/exported-pages';
import { joinStyles } from './join-styles';
import { protectPage } from './protect-page';
import { stripFramework } from './strip-framework';
import { setSearchFile, writeSearchFile } from './write-search-file';

/**
 * Makes documents of the framework's pages. A language at a time: its search file is made of all its
 * pages, and each of them names that file before its policy takes the hashes of what stands in it.
 * @param enhancer address of the enhancer.
 */
export function processPages(out: string, enhancer: string): void {
  for (const locale of locales) {
    const pages = parsePages(out, locale);
    onEach(pages, ({ document, entry }) => {
      stripFramework(document, { islands: entry.islands, enhancer });
      if (!entry.islands) joinStyles(document, out);
    });
    const searchFile = writeSearchFile(out, locale, pages);
    onEach(pages, ({ document, entry, file }) => {
      setSearchFile(document, searchFile);
      protectPage(document, entry);
      writeFileSync(path.join(out, file), printHtml(document));
    });
  }
}

/** @throws with the address of the page first. */
function onEach(pages: readonly ExportedPage[], step: (page: ExportedPage) => void): void {
  for (const page of pages) {
    try {
      step(page);
    } catch (cause) {
      throw new Error(`${page.address}: ${(cause as Error).message}`, { cause });
    }
  }
}
