import { forEveryLocale, type Locale, localeTags } from '@/lib/i18n/locales';

const months = (locale: Locale): string[] => {
  const { format } = new Intl.DateTimeFormat(localeTags[locale], {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
};
const days = (locale: Locale): RegExp =>
  new RegExp(`(?<!\\d)(\\d{1,2}(?:er)?) (?=(?:${months(locale).join('|')})(?!\\p{L}))`, 'gu');
const patterns = forEveryLocale(days);

/**
 * Keeps days with their months by no-break spaces, in typeset text. For headings and what else is set
 * large, where a line that ends on a number shows: in every paragraph the spaces would weigh too much.
 */
export const keepDates = (text: string, locale: Locale): string =>
  text.replace(patterns[locale], '$1\u00a0');
