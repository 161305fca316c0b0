import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchFile } from '@/browser/search/query/file';
import { listFiles } from '@/lib/exported-files';
import type { Locale } from '@/lib/i18n/locales';
import { out } from './site';

/** The file of the export that the search loads in a language: its address, its content. */
export function builtSearchFile(locale: Locale): { address: string; json: string } {
  const folder = '_next/static';
  const names = listFiles(path.join(out, folder)).filter((name) =>
    new RegExp(`^search-${locale}-[0-9a-f]{12}\\.json$`).test(name),
  );
  if (names.length !== 1)
    throw new Error(`The export has ${names.length} search files in ${locale}.`);
  const address = `/${folder}/${names[0]}`;
  return { address, json: readFileSync(path.join(out, address), 'utf8') };
}

export const parseSearchFile = (locale: Locale): SearchFile =>
  JSON.parse(builtSearchFile(locale).json) as SearchFile;
