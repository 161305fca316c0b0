import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { type Document, parseHtml } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/pages/registry';
import { localeOfPath, pageOfPath } from '@/lib/pages/urls';

/** A parsed page of the export, which the steps modify. */
export interface ExportedPage {
  /** Its file, relative to the export. */
  readonly file: string;
  readonly address: string;
  readonly entry: PageEntry;
  readonly document: Document;
}

/** Parses every page of a locale; `404.html` counts as the not-found page. */
export const parsePages = (out: string, locale: Locale): ExportedPage[] =>
  listFiles(out, '.html')
    .map((file) => ({ file, address: addressOf(file).replace(/404\.html$/, '404/') }))
    .filter(({ address }) => localeOfPath(address) === locale)
    .map(({ file, address }) => {
      const found = pageOfPath(address);
      if (!found) {
        throw new Error(
          `The export has a page at ${address} that the page registry does not know. Add it to lib/pages/registry.ts or remove its folder from app/[locale].`,
        );
      }
      const document = parseHtml(readFileSync(path.join(out, file), 'utf8'));
      return { file, address, entry: found.page, document };
    });
