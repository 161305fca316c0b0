/** The languages of the site, the first being the default, served without a prefix. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

/** Language and region whose conventions the site follows, for formats and for social networks. */
export const localeTags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Each language's name in that language, for the language choice. */
export const localeNames: Record<Locale, string> = { fr: 'Français', en: 'English' };
