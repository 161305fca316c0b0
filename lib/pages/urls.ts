import { defaultLocale, forEveryLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { allPages, getPage, type PageEntry, type PageId } from './registry';

/** `/` for French, `/en/` for English: the root of a language. */
export const localeRoot = (locale: Locale): string =>
  locale === defaultLocale ? '/' : `/${locale}/`;

/**
 * Address of a page in a language, from the host's root, ending in a slash: `/about/`, `/en/about/`.
 * @param anchor id of an element on the page, with or without its leading `#`.
 * @throws when the page id is unknown.
 */
export function pagePath(id: PageId, locale: Locale, anchor?: string): string {
  const { path } = getPage(id);
  const hash = anchor ? `#${anchor.replace(/^#/, '')}` : '';
  return `${localeRoot(locale)}${path ? `${path}/` : ''}${hash}`;
}

/** Feed of the guides in a language. */
export const feedPath = (locale: Locale): string => `${localeRoot(locale)}feed.xml`;

/** The site in a language, introduced to language models (llmstxt.org). */
export const llmsPath = (locale: Locale): string => `${localeRoot(locale)}llms.txt`;

/** A guide as Markdown, beside its page. */
export const guideMarkdownPath = (slug: string, locale: Locale): string =>
  `${pagePath(`guides/${slug}`, locale)}index.md`;

/** Full address of a path on this site: origin plus path. The path must start with a slash. */
export function absoluteUrl(path: string, origin: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    throw new Error(
      `"${path}" is not a path from the root of the site; it must start with one slash.`,
    );
  }
  return `${origin.replace(/\/+$/, '')}${path}`;
}

/**
 * Language of an address: a first segment naming a prefixed language selects it, anything else is
 * the default language. `/english/` is French.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}

/** The page at an address, or null. Accepts the address with or without its trailing slash. */
export function pageOfPath(pathname: string): { page: PageEntry; locale: Locale } | null {
  const locale = localeOfPath(pathname);
  const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const root = localeRoot(locale);
  if (!withSlash.startsWith(root)) return null;
  const path = withSlash.slice(root.length).replace(/\/$/, '');
  const page = allPages().find((candidate) => candidate.path === path);
  return page ? { page, locale } : null;
}

/** The same page in every language, for the language choice and hreflang. */
export const pagePathsByLocale = (id: PageId): Record<Locale, string> =>
  forEveryLocale((locale) => pagePath(id, locale));
