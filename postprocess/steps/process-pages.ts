import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printHtml } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { type ExportedPage, parsePages } from '@/postprocess/exported-pages';
import { joinStyles } from './join-styles';
import { placeIslands } from './place-islands';
import { protectPage } from './protect-page';
import { refuseFramework } from './refuse-framework';
import { stripFramework } from './strip-framework';
import { setSearchFile, writeSearchFile } from './write-search-file';

/**
 * Turns the framework's pages into plain documents, one language at a time: the search file is built
 * from all its pages, and each page links to that file before its policy hashes what is in it.
 * @param enhancer URL of the enhancer.
 */
export function processPages(out: string, enhancer: string): void {
  for (const locale of locales) {
    const pages = parsePages(out, locale);
    onEach(pages, ({ document }) => {
      stripFramework(document, enhancer);
      placeIslands(document);
      joinStyles(document, out);
    });
    const searchFile = writeSearchFile(out, locale, pages);
    onEach(pages, ({ document, entry, file }) => {
      setSearchFile(document, searchFile);
      protectPage(document, entry.id);
      const html = printHtml(document);
      refuseFramework(html);
      writeFileSync(path.join(out, file), html);
    });
  }
}

/** @throws with the page's address first. */
function onEach(pages: readonly ExportedPage[], step: (page: ExportedPage) => void): void {
  for (const page of pages) {
    try {
      step(page);
    } catch (cause) {
      throw new Error(`${page.address}: ${(cause as Error).message}`, { cause });
    }
  }
}
