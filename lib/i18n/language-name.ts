import type { Locale } from './locales';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language as messages to writers call it: `French`. */
export const languageName = (locale: Locale): string => names.of(locale) ?? locale;
