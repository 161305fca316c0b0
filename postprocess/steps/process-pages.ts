import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printHtml } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { type ExportedPage, parsePages } from '@/postprocess/exported-pages';
import { type IndexedPage, readPage } from '@/search/index/read-pages';
import { joinStyles } from './join-styles';
import { linkCitations } from './link-citations';
import { placeIslands } from './place-islands';
import { protectPage } from './protect-page';
import { raiseLetters } from './raise-letters';
import { refuseFramework } from './refuse-framework';
import { removeSearchMarks } from './remove-search-marks';
import { stripFramework } from './strip-framework';
import { expectSearchFile, nameSearchFile, writeSearchFile } from './write-search-file';

/**
 * Turns the framework's pages into plain documents, one by one: the parsed pages of a large site would fill the
 * memory. The search file of a language is built from all its pages, so they name it last.
 * @param enhancer URL of the enhancer.
 */
export function processPages(out: string, enhancer: string): void {
  for (const locale of locales) {
    const indexed: IndexedPage[] = [];
    const files: string[] = [];
    onEach(parsePages(out, locale), (page) => {
      writeFileSync(path.join(out, page.file), processPage(page, out, enhancer, indexed));
      files.push(path.join(out, page.file));
    });
    const searchFile = writeSearchFile(out, locale, indexed);
    for (const file of files) nameSearchFile(file, searchFile);
  }
}

/** @param indexed receives what the search indexes of the page. */
function processPage(
  page: ExportedPage,
  out: string,
  enhancer: string,
  indexed: IndexedPage[],
): string {
  const { document, entry } = page;
  stripFramework(document, enhancer);
  placeIslands(document);
  joinStyles(document, out);
  linkCitations(document);
  indexed.push(...[readPage(page) ?? []].flat());
  removeSearchMarks(document);
  raiseLetters(document);
  expectSearchFile(document);
  protectPage(document, entry.id);
  const html = printHtml(document);
  refuseFramework(html);
  return html;
}

/** @throws with the page's address first. */
function onEach(pages: Iterable<ExportedPage>, step: (page: ExportedPage) => void): void {
  for (const page of pages) {
    try {
      step(page);
    } catch (cause) {
      throw new Error(`${page.address}: ${(cause as Error).message}`, { cause });
    }
  }
}
