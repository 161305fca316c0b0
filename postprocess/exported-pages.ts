import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';
import { type Document, parseHtml } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/i18n/paths';
import type { PageEntry } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/pages/urls';

/** A parsed page of the export, which the steps modify. */
export interface ExportedPage {
  /** Its file, relative to the export. */
  readonly file: string;
  readonly address: string;
  readonly entry: PageEntry;
  readonly document: Document;
}

/**
 * The framework's data for its scripts, half of the bytes of a page. Cut before parsing, it costs next to
 * nothing; a script ends at the first "</script>" for every parser.
 */
const PAYLOAD =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/g;

/** The pages of a locale, one after the other; `404.html` counts as the not-found page. */
export function* parsePages(out: string, locale: Locale): Generator<ExportedPage> {
  for (const file of listFiles(out, '.html')) {
    const address = addressOf(file).replace(/404\.html$/, '404/');
    if (localeOfPath(address) !== locale) continue;
    const found = pageOfPath(address);
    if (!found) {
      throw new Error(
        `The export has a page at ${address} that the page registry does not know. Add it to lib/pages/registry.ts or remove its folder from app/[locale].`,
      );
    }
    const { page: entry } = found;
    const html = readFileSync(path.join(out, file), 'utf8').replace(PAYLOAD, '');
    yield { file, address, entry, document: parseHtml(html) };
  }
}
