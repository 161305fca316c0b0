import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/hosting/files';
import {
  attribute,
  type Document,
  type Element,
  elements,
  parseHtml,
  textOf,
} from '@/hosting/html';
import type { Locale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/urls';

/** The export under test. */
export const out = path.join(process.cwd(), 'out');

if (!existsSync(path.join(out, 'index.html'))) {
  throw new Error('These tests read out/. Build it first: npm run build');
}

export interface BuiltPage {
  file: string;
  address: string;
  html: string;
  document: Document;
  page: PageEntry;
  locale: Locale;
}

/** Every page of the export, parsed; `404.html` copies are left out. */
export const builtPages: BuiltPage[] = listFiles(out, 'index.html').map((file) => {
  const address = addressOf(file);
  const html = readFileSync(path.join(out, file), 'utf8');
  const found = pageOfPath(address);
  if (!found) throw new Error(`${file} is not a page of the registry.`);
  return { file, address, html, document: parseHtml(html), ...found };
});

/** The Markdown of every guide. */
export const markdownGuides = listFiles(out, 'index.md').map((file) => {
  const found = pageOfPath(addressOf(file).replace(/index\.md$/, ''));
  if (!found) throw new Error(`${file} is beside no page.`);
  return {
    file,
    address: `/${file}`,
    markdown: readFileSync(path.join(out, file), 'utf8'),
    ...found,
  };
});

export const indexedPages = builtPages.filter(({ page }) => page.indexed);

/** First element with a name, and optionally an attribute of a value. */
export const find = (
  parent: Document | Element,
  name: string,
  key?: string,
  value?: string,
): Element | undefined =>
  elements(parent, name).find((element) => key === undefined || attribute(element, key) === value);

/** Content of a `<meta name>`. */
export const meta = (document: Document, name: string): string | undefined => {
  const element = find(document, 'meta', 'name', name);
  return element && attribute(element, 'content');
};

export const title = (document: Document): string => textOf(find(document, 'title') as Element);

const NOT_READ = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** What a reader can read: the text of a page outside scripts, styles and the head. */
export function visibleText(parent: Document | Element): string {
  let text = '';
  const visit = (node: unknown) => {
    const { tagName, value, childNodes } = node as {
      tagName?: string;
      value?: string;
      childNodes?: unknown[];
    };
    if (tagName && NOT_READ.has(tagName)) return;
    if (typeof value === 'string') text += value;
    for (const child of childNodes ?? []) visit(child);
    if (tagName && /^(p|li|h\d|div|dt|dd|td|th|summary|a|button|option)$/.test(tagName))
      text += '\n';
  };
  visit(parent);
  return text;
}

/** The same text in the pieces it is marked up in, for what must not run together. */
export function visibleTexts(parent: Document | Element): string[] {
  const { tagName, value, childNodes } = parent as unknown as {
    tagName?: string;
    value?: string;
    childNodes?: Element[];
  };
  if (tagName && NOT_READ.has(tagName)) return [];
  return typeof value === 'string' ? [value] : (childNodes ?? []).flatMap(visibleTexts);
}

/** Rows of faults, one line each, so that a failing test names file and repair. */
export const faults = (
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly string[],
): string[] => pages.flatMap((page) => check(page).map((fault) => `${page.file}: ${fault}`));
