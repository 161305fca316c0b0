import { localeRoot, locales } from '@/lib/i18n/locales';
import { guideSlugs, readGuideData } from '@/loaders/guide-files';
import { loadRetiredAddresses } from '@/loaders/redirects';
import { allPages, pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';

const guesses = (): [path: string, id: PageId][] =>
  allPages().flatMap(({ id, guessed = [] }) => guessed.map((path): [string, PageId] => [path, id]));

export interface Redirect {
  /** Old path, without a trailing slash; hosts also match it with one. */
  readonly from: string;
  /** Target address, with its trailing slash. */
  readonly to: string;
}

/**
 * Permanent redirects: `home` to the language root, addresses that visitors guess, the card form of each
 * guide's address (`guides/CSRDGuide`) to its canonical, lower-case one, and what content/redirects.yaml lists.
 */
export function redirects(): Redirect[] {
  const names = guideSlugs().map((slug) => [slug, readGuideData(slug).value?.guideName] as const);
  return locales.flatMap((locale) => [
    { from: `${localeRoot(locale)}home`, to: localeRoot(locale) },
    ...guesses().map(([path, id]) => ({
      from: `${localeRoot(locale)}${path}`,
      to: pagePath(id, locale),
    })),
    ...names.flatMap(([slug, guideName = slug]) => {
      if (guideName === slug) return [];
      const from = `${localeRoot(locale)}guides/${guideName}`;
      return { from, to: pagePath(`guides/${slug}`, locale) };
    }),
    ...loadRetiredAddresses().map(({ from, to, anchor }) => ({
      from: `${localeRoot(locale)}${from}`,
      to: pagePath(to as PageId, locale, anchor),
    })),
  ]);
}

/** Addresses of every page, for hosts that can match them whatever the case. */
export const knownAddresses = (): string[] =>
  locales.flatMap((locale) =>
    allPages()
      .filter(({ id }) => id !== 'notFound')
      .map(({ id }) => pagePath(id, locale)),
  );

const capitalised = (path: string): string =>
  path.replace(/(?<=^|\/)\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * The likely forms of those addresses in capital letters, for hosts that only match exactly: `/EN/about`,
 * `/en/About`, `/ABOUT`.
 */
export function capitalForms(): Redirect[] {
  return locales.flatMap((locale) => {
    const root = localeRoot(locale);
    const roots = [...new Set([root, root.toUpperCase()])];
    return allPages()
      .filter(({ id }) => id !== 'notFound')
      .flatMap(({ id, path }) => {
        const paths = [...new Set([path, capitalised(path), path.toUpperCase()])];
        return roots
          .flatMap((start) => paths.map((each) => `${start}${each}`.replace(/(?<=.)\/$/, '')))
          .filter((from) => from !== `${root}${path}`.replace(/(?<=.)\/$/, ''))
          .map((from) => ({ from, to: pagePath(id, locale) }));
      });
  });
}
