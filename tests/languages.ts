import { readFileSync } from 'node:fs';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/**
 * The languages whose own words tests quote. What is not about words is tested in every language of
 * `lib/i18n/locales.ts`, so that adding one edits no test.
 */
export const quoted = ['fr', 'en'] as const satisfies readonly Locale[];
export type Quoted = (typeof quoted)[number];

/** A text in every language, for data in which a test needs one: the English stands in for further ones. */
export const inEveryLanguage = (words: Record<Quoted, string>): Record<Locale, string> => ({
  ...forEveryLocale(() => words.en),
  ...words,
});

/** The messages of a language. */
export const messagesIn = (locale: Locale): Messages =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
