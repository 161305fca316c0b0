import { monthNames } from './dates';
import { forEveryLocale, type Locale } from './i18n/locales';

const NNBSP = '\u202f';
const NBSP = '\u00a0';
const UNITS =
  '%|€|M€|Md€|k€|°C|t|kg|ha|kWh|MWh|h|jours?|mois|ans?|années?|salariés?|employés?|millions?|milliards?|points?|heures?|semaines?';

/**
 * Typesets plain French text: narrow no-break spaces inside « », before ; : ! ? and between thousands, a
 * no-break space between a number and its unit and around "10 à 16", typographic apostrophes and ellipses. Only replaces
 * existing spaces, so addresses and times (12:30) stay as they are.
 * Rules: Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
function typesetFrench(text: string): string {
  return text
    .replace(/(\p{L})'/gu, '$1’')
    .replace(/\.\.\./g, '…')
    .replace(/«[ \u00a0\u202f]*/g, `«${NNBSP}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NNBSP}»`)
    .replace(/[ \u00a0\u202f]+([;:!?])(?=[\s\u00a0»”)\].,]|$)/g, `${NNBSP}$1`)
    .replace(/(?<!\d)(\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g, `$1${NNBSP}`)
    .replace(new RegExp(`([\\d}])[ \\u00a0](?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NBSP}`)
    .replace(
      /(?<![\p{L}])((?:[Aa]rticles?|art|par|n°|nos|p|M|Mme|Dr)\.?|[LRD]\.) (?=\d)/gu,
      `$1${NBSP}`,
    )
    .replace(/([Ss]copes?) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<![\d,])(\d{1,2}) (à|et) (?=\d{1,2}(?![\d,]))/g, `$1${NBSP}$2${NBSP}`);
}

/**
 * Typesets plain English text: curly quotes and apostrophes, ellipses, and a no-break space between a
 * number and its scale (€450 million), around "10 to 16", and before the number of an article, act or scope.
 */
function typesetEnglish(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s([{“‘—–-])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/(\d) (?=(?:million|billion|trillion|per cent|%)\b)/g, `$1${NBSP}`)
    .replace(/\b((?:[Aa]rticles?|Arts?|No)\.?|[LRD]\.|[Ss]copes?) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<![\d.])(\d{1,2}) (to|and) (?=\d{1,2}(?![\d.,]))/g, `$1${NBSP}$2${NBSP}`);
}

const typesetters: Record<Locale, (text: string) => string> = {
  fr: typesetFrench,
  en: typesetEnglish,
};

/** A day before its month, which stay on one line. */
const days = forEveryLocale(
  (locale) =>
    new RegExp(`(?<!\\d)(\\d{1,2}(?:er)?) (?=(?:${monthNames(locale).join('|')})(?!\\p{L}))`, 'gu'),
);

/** Applies a language's typography to plain text. */
export const typeset = (text: string, locale: Locale): string =>
  typesetters[locale](text).replace(days[locale], `$1${NBSP}`);

/** Applies it, or something else, to every string of a JSON-like value, leaving keys, numbers and dates alone. */
export function typesetDeep<T>(value: T, locale: Locale, set = typeset): T {
  if (typeof value === 'string') return set(value, locale) as T;
  if (Array.isArray(value)) return value.map((item) => typesetDeep(item, locale, set)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, typesetDeep(item, locale, set)]),
    ) as T;
  }
  return value;
}
