/** The locales; the first is the default, served without a prefix. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** For visitors whose own languages the site does not have: what it suggests to them, and `x-default`. */
export const fallbackLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

/** A value per locale. */
export const forEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** Like forEveryLocale, for asynchronous values. */
export async function awaitEveryLocale<T>(
  make: (locale: Locale) => Promise<T>,
): Promise<Record<Locale, T>> {
  const made = await Promise.all(locales.map(make));
  return forEveryLocale((locale) => made[locales.indexOf(locale)] as T);
}

/** Language and region of each locale, for formatting and social networks. */
export const localeTags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Each language's name in that language, for the language choice. */
export const localeNames: Record<Locale, string> = { fr: 'Français', en: 'English' };

/** Languages that worked examples and spreadsheets are written in; other languages show the English ones. */
export const writtenLanguages = ['fr', 'en'] as const;
export type Written = (typeof writtenLanguages)[number];
export type WrittenWords = Record<Written, string>;

export const written = (locale: Locale): Written =>
  writtenLanguages.find((language) => language === locale) ?? 'en';

/** A language by its code, as readers of another call it: `anglais`, `French`. */
export const languageIn = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** `/` for French, `/en/` for English: the root of a language. */
export const localeRoot = (locale: Locale): string =>
  locale === defaultLocale ? '/' : `/${locale}/`;

/**
 * Locale of a path: its first segment if that is a locale prefix, otherwise the default. `/english/` is
 * French.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}
