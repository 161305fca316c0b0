import { monthNames } from '@/lib/dates';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';

const days = (locale: Locale): RegExp =>
  new RegExp(`(?<!\\d)(\\d{1,2}(?:er)?) (?=(?:${monthNames(locale).join('|')})(?!\\p{L}))`, 'gu');
const patterns = forEveryLocale(days);

/**
 * Keeps days with their months by no-break spaces, in typeset text. For headings and what else is set
 * large, where a line that ends on a number shows: in every paragraph the spaces would weigh too much.
 */
export const keepDates = (text: string, locale: Locale): string =>
  text.replace(patterns[locale], '$1\u00a0');
