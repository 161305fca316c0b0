/** The languages of the site, the first being the default, served without a prefix. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

/** Something made for every language, by language. */
export const forEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** The same, of what takes time to make. */
export async function awaitEveryLocale<T>(
  make: (locale: Locale) => Promise<T>,
): Promise<Record<Locale, T>> {
  const made = await Promise.all(locales.map(make));
  return forEveryLocale((locale) => made[locales.indexOf(locale)] as T);
}

/** Language and region whose conventions the site follows, for formats and for social networks. */
export const localeTags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Each language's name in that language, for the language choice. */
export const localeNames: Record<Locale, string> = { fr: 'Français', en: 'English' };
