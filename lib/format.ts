import { type Locale, localeTags } from '@/lib/i18n/locales';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a hundred times. */
function dateFormat(locale: Locale, month: boolean, day: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${month} ${day}`;
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(localeTags[locale], {
      timeZone: 'UTC',
      year: 'numeric',
      ...(month && { month: 'long' }),
      ...(day && { day: 'numeric' }),
    });
  dateFormats.set(key, format);
  return format;
}

/**
 * A localized date: `26 juillet 2028`, `July 2028`, `2028`.
 * @param iso `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; only the given parts are shown.
 */
export function formatDate(iso: string, locale: Locale): string {
  const [year, month, day] = iso.split('-');
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  const text = dateFormat(locale, month !== undefined, day !== undefined).format(date);
  // French writes the first of the month as an ordinal.
  const ordinal = locale === 'fr' && day === '01' ? text.replace(/^1 /, '1er ') : text;
  // A no-break space keeps the day with its month.
  return day ? ordinal.replace(' ', '\u00a0') : ordinal;
}

/** A number in the locale's format. */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale]).format(value);
