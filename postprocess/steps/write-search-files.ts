import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { fingerprint, STATIC } from '@/lib/fingerprint';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/urls';
import { readPages } from '@/search/index/read-pages';
import { synonymGroups } from '@/search/index/synonym-groups';
import type { SearchFile } from '@/search/query/types';

/** What components/layout/search-link.tsx writes for the address of the file. */
const UNSET = 'data-search=""';

/** Writes what the search of the site loads, one file per language, and its address into every page. */
export function writeSearchFiles(out: string): void {
  const addresses = new Map(locales.map((locale) => [locale, writeSearchFile(out, locale)]));
  for (const file of listFiles(out, '.html')) {
    const page = path.join(out, file);
    const address = addresses.get(localeOfPath(addressOf(file)));
    writeFileSync(page, readFileSync(page, 'utf8').replace(UNSET, `data-search="${address}"`));
  }
}

/** @returns its address. */
function writeSearchFile(out: string, locale: Locale): string {
  const { pages, sections } = readPages(out, locale);
  const synonyms = synonymGroups(locale, pages);
  const file: SearchFile = { locale, pages, sections, synonyms };
  const content = JSON.stringify(file);
  const address = `${STATIC}search-${locale}-${fingerprint(content)}.json`;
  writeFileSync(path.join(out, address), content);
  return address;
}
