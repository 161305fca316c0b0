import type { Locale } from './locales';

/** Languages that worked examples and spreadsheets are written in; other languages show the English ones. */
export const writtenLanguages = ['fr', 'en'] as const;
export type Written = (typeof writtenLanguages)[number];
export type WrittenWords = Record<Written, string>;

export const written = (locale: Locale): Written =>
  writtenLanguages.find((language) => language === locale) ?? 'en';
