import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ISLANDS_FOLDER } from '@/browser/islands/build/bundle';
import { RUNTIME_STYLE } from '@/browser/islands/build/internals';
import type { SearchFile } from '@/browser/search/query/file';
import {
  connectionsOf,
  contentPolicy,
  type PageContent,
  vendors,
} from '@/delivery/hosting/content-policy';
import { questionSections, synonymGroups } from '@/delivery/search-index/from-content';
import { type IndexedPage, joinPages, readPage } from '@/delivery/search-index/read-pages';
import { site } from '@/lib/config/site';
import { addressOf, fingerprint, listFiles, STATIC } from '@/lib/exported-files';
import * as dom from '@/lib/html';
import { type Locale, localeNames, localeOfPath, locales } from '@/lib/i18n/locales';
import { link, text } from '@/lib/markdown';
import { loadGuide } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath, pageOfPath, pageUrl } from '@/loaders/routes/addresses';
import { guideOf, type PageEntry, type PageId } from '@/loaders/routes/registry';
import { ISLAND_SCRIPTS, joinStyles } from './assets';
import { refuseFramework, stripFramework, withoutData } from './framework';
import { pageMarkdown } from './page-markdown';
import { holdHyphens, markForeign, raiseLetters, stateMinutes } from './texts';

/** A parsed page of the export, which the steps modify. */
interface ExportedPage {
  /** Its file, relative to the export. */
  readonly file: string;
  readonly address: string;
  readonly entry: PageEntry;
  readonly document: dom.Document;
}

/** The pages of a locale, one after the other; `404.html` counts as the not-found page. */
function* parsePages(out: string, locale: Locale): Generator<ExportedPage> {
  for (const file of listFiles(out, '.html')) {
    const address = addressOf(file).replace(/404\.html$/, '404/');
    if (localeOfPath(address) !== locale) continue;
    const found = pageOfPath(address);
    if (!found) {
      throw new Error(
        `The export has a page at ${address} that the page registry does not know. Add it to loaders/routes/registry.ts or remove its folder from app/[locale].`,
      );
    }
    const { page: entry } = found;
    const html = withoutData(readFileSync(path.join(out, file), 'utf8'));
    yield { file, address, entry, document: dom.parseHtml(html) };
  }
}

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
      const html = processPage(page, out, enhancer, indexed);
      writeFileSync(path.join(out, page.file), html);
      files.push(path.join(out, page.file));
    });
    const searchFile = writeSearchFile(out, locale, indexed);
    for (const file of files) nameSearchFile(file, searchFile);
  }
}

/** @param indexed receives what the search indexes. */
function processPage(
  page: ExportedPage,
  out: string,
  enhancer: string,
  indexed: IndexedPage[],
): string {
  const { document, entry } = page;
  stripFramework(document, enhancer);
  placeIslands(document);
  joinStyles(document, out);
  linkCitations(document);
  const locale = localeOfPath(page.address);
  const read = [readPage(page) ?? []].flat();
  indexed.push(...read);
  const sections = read.flatMap((each) => each.sections);
  stateMinutes(
    document,
    sections.map(({ heading, text }) => `${heading} ${text}`).join(' '),
    locale,
  );
  const slug = guideOf(entry.id);
  if (slug && loadGuide(slug, locale).shownIn === locale) writeTwin(out, slug, locale, document);
  removeReadingMarks(document);
  raiseLetters(document);
  if (locale === 'fr') holdHyphens(document);
  markForeign(document, locale);
  expectSearchFile(document);
  protectPage(document, entry.id);
  const html = dom.printHtml(document);
  refuseFramework(html);
  return html;
}

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

/** The islands of a page (browser/islands/island.tsx). */
const islandsOf = (document: dom.Document): dom.Element[] =>
  dom.elements(document).filter((element) => dom.attribute(element, 'data-island') !== undefined);

/** Points the islands of a page at their scripts. A page without any doesn't need to offer a reload. */
function placeIslands(document: dom.Document): void {
  const islands = islandsOf(document);
  for (const island of islands) {
    const scripts = dom.attribute(island, 'data-island') ?? '';
    dom.setAttribute(island, 'data-island', scripts.replaceAll(ISLANDS_FOLDER, ISLAND_SCRIPTS));
  }
  if (islands.length > 0) return;
  for (const element of dom.elements(document)) {
    if (dom.attribute(element, 'data-reload-offer') !== undefined)
      dom.remove(element.parentNode as dom.Element);
  }
}

const BACK = '#cite-';

/**
 * Leads from each source of a guide back to where the text first cites it, folded parts last. Only the
 * finished page has its citations in order: components of the prose write them as well. A source that only an
 * earlier value of a figure rests on is cited nowhere and loses its link.
 */
export function linkCitations(document: dom.Document): void {
  const links = dom.elements(document, 'a');
  const folded = new Set(
    dom.elements(document, 'details').flatMap((details) => dom.elements(details, 'a')),
  );
  for (const back of links) {
    const id = dom.attribute(back, 'href') ?? '';
    if (!id.startsWith(BACK)) continue;
    const citations = links.filter(
      (link) => dom.attribute(link, 'href') === `#source-${id.slice(BACK.length)}`,
    );
    const first = citations.find((link: dom.Element) => !folded.has(link)) ?? citations[0];
    if (first) dom.setAttribute(first, 'id', id.slice(1));
    else dom.remove(back);
  }
}

const READING_MARKS = ['data-search-skip', 'data-facts'];

/** Removes marks that only the reader of the search index and the writer of twins need. */
function removeReadingMarks(document: dom.Document): void {
  for (const element of dom.elements(document))
    element.attrs = element.attrs.filter(({ name }) => !READING_MARKS.includes(name));
}

/** Script types that a policy governs; the others are data blocks. */
const GOVERNED = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);

/**
 * Writes the page's Content-Security-Policy before everything it governs. It has hashes of inline
 * scripts and styles, which no later step may change; class names and addresses outside them it may.
 */
export function protectPage(document: dom.Document, id: PageId): void {
  const head = dom.headOf(document);
  const policy = contentPolicy(contentOf(document, id));
  // The charset stays first: browsers only look for it in the first 1024 bytes.
  for (const meta of dom.elements(head, 'meta')) {
    if (dom.attribute(meta, 'charset') !== undefined) dom.remove(meta);
  }
  dom.prepend(head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  dom.prepend(head, 'meta', { charset: 'utf-8' });
}

function contentOf(document: dom.Document, id: PageId) {
  const content = {
    scripts: [] as string[],
    styles: [] as string[],
    forms: [] as string[],
    connections: connectionsOf(id),
    vendors,
  };
  for (const element of dom.elements(document, 'script', 'style', 'form')) {
    const value = (name: string) => dom.attribute(element, name);
    if (element.tagName === 'style') content.styles.push(dom.textOf(element));
    else if (element.tagName === 'form') content.forms.push(value('action') ?? '');
    else if (value('src') === undefined && GOVERNED.has(value('type') ?? ''))
      content.scripts.push(dom.textOf(element));
  }
  if (islandsOf(document).length > 0) content.styles.push(RUNTIME_STYLE);
  return content satisfies PageContent;
}

/** Writes the Markdown twin of a guide beside its page. */
function writeTwin(out: string, slug: string, locale: Locale, document: dom.Document): void {
  const url = pageUrl(`guides/${slug}`, locale);
  const others = locales
    .filter((other) => other !== locale)
    .map((other) =>
      link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
    );
  const twin = pageMarkdown(document, url, [link(url, url), text(site.brand), ...others]);
  writeFileSync(path.join(out, guideMarkdownPath(slug, locale)), twin);
}

/**
 * Writes the search file of one language.
 * @param pages every indexed page of that language.
 * @returns its URL.
 */
function writeSearchFile(out: string, locale: Locale, pages: readonly IndexedPage[]): string {
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
function expectSearchFile(document: dom.Document): void {
  for (const link of dom.elements(document, 'a')) {
    if (dom.attribute(link, 'data-search') !== undefined)
      dom.setAttribute(link, 'data-search', TO_COME);
  }
}

/** Names the search file in a written page, whose policy does not cover this address. */
function nameSearchFile(file: string, address: string): void {
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replaceAll(`data-search="${TO_COME}"`, `data-search="${address}"`));
}
