import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchFile } from '@/browser/search/query/file';
import { questionSections, synonymGroups } from '@/delivery/search-index/from-content';
import { type IndexedPage, joinPages } from '@/delivery/search-index/read-pages';
import { fingerprint, STATIC } from '@/lib/exported-files';
import { attribute, type Document, elements, setAttribute } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Writes the search file of one language.
 * @param pages every indexed page of that language.
 * @returns its URL.
 */
export function writeSearchFile(
  out: string,
  locale: Locale,
  pages: readonly IndexedPage[],
): string {
  const found = joinPages(pages);
  const file: SearchFile = {
    locale,
    pages: found.pages,
    sections: [...found.sections, ...questionSections(locale, found.pages)],
    synonyms: synonymGroups(locale, found.pages),
  };
  const content = JSON.stringify(file);
  const address = `${STATIC}search-${locale}-${fingerprint(content)}.json`;
  writeFileSync(path.join(out, address), content);
  return address;
}

/** Stands for the search file's URL, which is known when every page has been read. */
const TO_COME = '/search-file-to-come';

/** Sets where the search link (components/layout/header/header.tsx) will name the search file. */
export function expectSearchFile(document: Document): void {
  for (const link of elements(document, 'a')) {
    if (attribute(link, 'data-search') !== undefined) setAttribute(link, 'data-search', TO_COME);
  }
}

/** Names the search file in a written page, whose policy does not cover this address. */
export function nameSearchFile(file: string, address: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replaceAll(`data-search="${TO_COME}"`, `data-search="${address}"`));
}
