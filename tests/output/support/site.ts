import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import type { parseHtml } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { pageOfPath } from '@/loaders/routes/addresses';
import { guideOf, type PageId } from '@/loaders/routes/registry';
import { type BuiltPage, parsePage } from './page';

export * from './page';

declare global {
  /** Of the environment of these tests, but not of those that need a browser's. */
  var parseOnce: typeof parseHtml | undefined;
}

/** The export under test. */
export const out = path.join(process.cwd(), 'out');

/** Every file of the export but the compressed copies. */
export const builtFiles: string[] = listFiles(out).filter((file) => !/\.(br|gz)$/.test(file));

/** A file of the export by its address. */
export const readBuilt = (address: string): Buffer => readFileSync(path.join(out, address));

/** Size of a file of the export, compressed copies included; undefined when there is none. */
export const sizeOfBuilt = (file: string): number | undefined =>
  statSync(path.join(out, file), { throwIfNoEntry: false })?.size;

/** Joiners keep words on a line (delivery/postprocess/texts.ts); what is compared with pages has none. */
const unjoined = (html: string): string => html.replaceAll('\u2060', '');

/** Every page of the export, parsed; `404.html` copies and the redirects at `home` are left out. */
export const builtPages: BuiltPage[] = builtFiles
  .filter((file) => /(^|\/)(?<!home\/)index\.html$/.test(file))
  .map((file) =>
    parsePage(file, unjoined(readFileSync(path.join(out, file), 'utf8')), globalThis.parseOnce),
  );

/** The Markdown of every guide. */
export const markdownGuides = builtFiles
  .filter((file) => /(^|\/)guides\/[^/]+\/index\.md$/.test(file))
  .map((file) => {
    const found = pageOfPath(`/${file.replace(/index\.md$/, '')}`);
    if (!found) throw new Error(`${file} is beside no page.`);
    return {
      file,
      address: `/${file}`,
      markdown: readFileSync(path.join(out, file), 'utf8'),
      ...found,
    };
  });

/** A page by its id. @throws when it was not built. */
export function builtPage(id: PageId, locale: Locale): BuiltPage {
  const found = builtPages.find((page) => page.page.id === id && page.locale === locale);
  if (!found) throw new Error(`The page ${id} was not built in ${locale}.`);
  return found;
}

export const guidePages = builtPages.filter(({ page }) => guideOf(page.id));

export const indexedPages = builtPages.filter(({ page }) => page.indexed);
