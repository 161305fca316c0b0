import { oncePerBuild } from '@/lib/cache';
import { site } from '@/lib/config/site';
import { forEveryLocale, type Locale, localeOfPath, localeRoot } from '@/lib/i18n/locales';
import { guideSlugs, readGuideData } from '@/loaders/guide-files';
import { obligationIds } from '@/loaders/obligations';
import { subjectPages } from '@/loaders/questions';
import {
  entryPath,
  fixedPage,
  fixedPages,
  guidePage,
  isFixed,
  obligationPage,
  type PageEntry,
  type PageId,
  subjectPage,
} from './registry';

const pageOfGuide = (slug: string): PageEntry => guidePage(slug, readGuideData(slug).value?.partOf);

/** Memoized, since every link looks a page up. */
const registry = oncePerBuild(() => {
  const pages = [
    ...fixedPages(),
    ...guideSlugs().map(pageOfGuide),
    ...obligationIds().map(obligationPage),
    ...subjectPages().map(subjectPage),
  ];
  return { pages, byId: new Map(pages.map((page) => [page.id, page])) };
});

/** Every page of the site, those made from content included, in header and footer order. */
export const allPages = (): readonly PageEntry[] => registry().pages;

/**
 * The entry of one page.
 * @throws when no page has this id, so that a dead link fails the build.
 */
export function getPage(id: PageId): PageEntry {
  const entry = isFixed(id) ? fixedPage(id) : registry().byId.get(id);
  if (!entry) {
    throw new Error(
      `No page has the id "${id}". Page ids are listed in loaders/routes/registry.ts; guides are "guides/<folder name>", once published, texts of content/obligations.yaml "obligations/<id>", and subjects of content/questions.yaml "questions/<word>".`,
    );
  }
  return entry;
}

/** The page in the header that a page is or stands below, which is its section; null outside the header's sections. */
export function headerPageOf(id: PageId): PageId | null {
  const { header, parent } = getPage(id);
  return header ? id : parent && headerPageOf(parent);
}

/**
 * Path of a page in a language, with a trailing slash: `/about/`, `/en/about/`.
 * @param anchor id of an element on the page, with or without its leading `#`.
 * @throws when the page id is unknown.
 */
export function pagePath(id: PageId, locale: Locale, anchor?: string): string {
  const hash = anchor ? `#${anchor.replace(/^#/, '')}` : '';
  return entryPath(getPage(id), locale) + hash;
}

/** Address of a section here, as in `#steps`, or of a page and its section, as in `page:guides/csrdguide#steps`. */
export function addressOf(target: string, locale: Locale): string {
  if (!target.startsWith('page:')) return target;
  const [id = '', anchor] = target.slice('page:'.length).split('#');
  return pagePath(id as PageId, locale, anchor);
}

/**
 * Canonical URL of a page, with the origin.
 * @throws when the page id is unknown.
 */
export const pageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  absoluteUrl(pagePath(id, locale, anchor), site.origin);

/** The paths of every page in a language, by id: for code that asks for many. */
export const pagePaths = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(allPages().map((page) => [page.id, entryPath(page, locale)]));

/** Atom feed of a language: guides, and changes of the law. */
export const feedPath = (locale: Locale): string => `${localeRoot(locale)}feed.xml`;

/** Atom feed of the changes in the law of one text that has a page. */
export const obligationFeedPath = (id: string, locale: Locale): string =>
  `${pagePath(`obligations/${id}`, locale)}feed.xml`;

/** llms.txt of a language (llmstxt.org). */
export const llmsPath = (locale: Locale): string => `${localeRoot(locale)}llms.txt`;

/** The Markdown twin of a guide, beside its page. */
export const guideMarkdownPath = (slug: string, locale: Locale): string =>
  `${pagePath(`guides/${slug}`, locale)}index.md`;

/** Absolute URL of a path on this site. The path must start with a slash. */
export function absoluteUrl(path: string, origin: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new Error(
      `"${path}" is not a path from the root of the site; it must start with one slash.`,
    );
  }
  return `${origin.replace(/\/+$/, '')}${path}`;
}

/** The page at a path, or null. The trailing slash is optional. */
export function pageOfPath(pathname: string): { page: PageEntry; locale: Locale } | null {
  const locale = localeOfPath(pathname);
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const path = withSlash.slice(localeRoot(locale).length).replace(/\/$/, '');
  const page = allPages().find((candidate) => candidate.path === path);
  return page ? { page, locale } : null;
}

/**
 * The same page in every language, for the language choice and suggestion. The not-found page has no address
 * of its own, and leads to the start.
 */
export const pagePathsByLocale = (id: PageId): Record<Locale, string> =>
  forEveryLocale((locale) => pagePath(id === 'notFound' ? 'landing' : id, locale));

/** The groups of the site map, in order; search results show them too. */
export const siteMapGroups = ['product', 'solutions', 'resources', 'company', 'legal'] as const;
export type SiteMapGroup = (typeof siteMapGroups)[number];

/** Group of a page, from its footer column; pages without one present the product, those made from content inform. */
export const siteMapGroup = ({ id, footer }: PageEntry): SiteMapGroup =>
  isFixed(id) ? (footer ?? 'product') : 'resources';

/** Ids of a group's indexed pages, in registry order. */
export const pagesOfGroup = (group: SiteMapGroup): PageId[] =>
  allPages()
    .filter((page) => page.indexed && siteMapGroup(page) === group)
    .map(({ id }) => id);
