import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guideInputs } from '@/lib/content/load/guide-inputs';
import { isReused } from '@/lib/content/load/reused-guides';
import { printHtml } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { KeptJson } from '@/lib/kept-json';
import { guideOf } from '@/lib/pages/registry';
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

const STYLESHEET = /<link [^>]*href="([^"]+\.css)"/g;

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
      const { html, indexed: read } = processOnce(page, out, enhancer);
      indexed.push(...read);
      writeFileSync(path.join(out, page.file), html);
      files.push(path.join(out, page.file));
    });
    const searchFile = writeSearchFile(out, locale, indexed);
    for (const file of files) nameSearchFile(file, searchFile);
  }
}

/** A page as this step leaves it, but for the name of the search file. */
interface ProcessedPage {
  html: string;
  indexed: IndexedPage[];
}

/** Processes a page, unless it is one of a reused guide and an earlier build did. */
function processOnce(page: ExportedPage, out: string, enhancer: string): ProcessedPage {
  const guide = guideOf(page.entry.id);
  const inputs = guide && guideInputs(guide);
  if (!guide || !inputs) return processPage(page, out, enhancer);
  const kept = new KeptJson<ProcessedPage>('processed page', ...inputs, enhancer, page.html);
  const known = isReused(guide) ? kept.read() : undefined;
  // The stylesheet is joined with the first page that has it.
  if (known && hasStyles(known.html, out)) return known;
  const result = processPage(page, out, enhancer);
  if (!known) kept.write(result);
  return result;
}

function processPage(page: ExportedPage, out: string, enhancer: string): ProcessedPage {
  const { document, entry } = page;
  stripFramework(document, enhancer);
  placeIslands(document);
  joinStyles(document, out);
  linkCitations(document);
  const indexed = [readPage(page) ?? []].flat();
  removeSearchMarks(document);
  raiseLetters(document);
  expectSearchFile(document);
  protectPage(document, entry.id);
  const html = printHtml(document);
  refuseFramework(html);
  return { html, indexed };
}

const hasStyles = (html: string, out: string): boolean =>
  [...html.matchAll(STYLESHEET)].every(([, address = '']) => existsSync(path.join(out, address)));

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
