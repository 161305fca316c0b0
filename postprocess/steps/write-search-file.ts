import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, STATIC } from '@/lib/fingerprint';
import { attribute, type Document, elements, setAttribute } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { readPages, type SearchablePage } from '@/search/index/read-pages';
import { synonymGroups } from '@/search/index/synonym-groups';
import type { SearchFile } from '@/search/query/types';

/**
 * Writes the search file of one language.
 * @param pages every page of that language.
 * @returns its URL.
 */
export function writeSearchFile(
  out: string,
  locale: Locale,
  pages: readonly SearchablePage[],
): string {
  const found = readPages(pages);
  const file: SearchFile = { locale, ...found, synonyms: synonymGroups(locale, found.pages) };
  const content = JSON.stringify(file);
  const address = `${STATIC}search-${locale}-${fingerprint(content)}.json`;
  writeFileSync(path.join(out, address), content);
  return address;
}

/** Sets the search file's URL on the search link (components/layout/header/search-link.tsx). */
export function setSearchFile(document: Document, address: string): void {
  for (const link of elements(document, 'a')) {
    if (attribute(link, 'data-search') !== undefined) setAttribute(link, 'data-search', address);
  }
}
