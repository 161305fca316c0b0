import type { Locale } from './locales';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language as messages to writers call it: `French`. */
export const languageName = (locale: Locale): string => names.of(locale) ?? locale;

/** A language by its code, as readers of another call it: `anglais`, `French`. */
export const languageIn = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
