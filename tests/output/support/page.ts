import { addressOf } from '@/lib/exported-files';
import { attribute, type Document, type Element, elements, parseHtml, textOf } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { pageOfPath } from '@/loaders/routes/addresses';
import type { PageEntry } from '@/loaders/routes/registry';

/** One page of the export. */
export interface BuiltPage {
  /** From the export's root: `about/index.html`. */
  file: string;
  address: string;
  html: string;
  document: Document;
  page: PageEntry;
  locale: Locale;
}

/** Faults that a gate finds in a page, each with its remedy; empty when the page passes. */
export type Gate = (page: BuiltPage) => readonly string[];

/**
 * A page, whose HTML is parsed when a test asks for it.
 * @throws when the page registry does not know the page.
 */
export function parsePage(file: string, html: string, parse = parseHtml): BuiltPage {
  const address = addressOf(file);
  const found = pageOfPath(address);
  if (!found) throw new Error(`${file} is not a page of the registry.`);
  let document: Document | undefined;
  return {
    file,
    address,
    html,
    get document() {
      document ??= parse(html);
      return document;
    },
    ...found,
  };
}

/** Faults as text, one per line, so that a failing test names file and remedy. */
export const faults = (pages: readonly BuiltPage[], check: Gate): string[] =>
  pages.flatMap((page) => check(page).map((fault) => `${page.file}: ${fault}`));

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

/** Addresses of the links in a part of a page. */
export const hrefsIn = (parent: Document | Element): string[] =>
  elements(parent, 'a').map((link) => attribute(link, 'href') ?? '');

/** Text with every run of white space as one space. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const canonical = ({ document }: BuiltPage): string | undefined => {
  const link = find(document, 'link', 'rel', 'canonical');
  return link && attribute(link, 'href');
};

export const title = (document: Document): string => textOf(find(document, 'title') as Element);

/** Ancestors of an element, innermost first. */
export function ancestors(element: Element): Element[] {
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? [parent, ...ancestors(parent)] : [];
}

/** As in "1er" and "CO2". */
const SMALL = new Set(['sup', 'sub']);
const NOT_READ = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** Visible text of a page: outside scripts, styles and the head. */
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

/** Visible text by element, for what must not run together; small letters belong to their word. */
export function visibleTexts(parent: Document | Element): string[] {
  const { tagName, value, childNodes } = parent as unknown as {
    tagName?: string;
    value?: string;
    childNodes?: Element[];
  };
  if (tagName && NOT_READ.has(tagName)) return [];
  if (typeof value === 'string') return [value];
  const texts: string[] = [];
  let small = false;
  for (const child of childNodes ?? []) {
    const [first = '', ...others] = visibleTexts(child);
    const continues = small || SMALL.has(child.tagName);
    texts.push(continues ? `${texts.pop() ?? ''}${first}` : first, ...others);
    small = SMALL.has(child.tagName);
  }
  return texts;
}
