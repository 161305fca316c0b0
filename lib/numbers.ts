import { forEveryLocale, type Locale, localeTags } from './i18n/locales';

// Making one takes longer than using it, and a build formats numbers by the thousand.
const formats = forEveryLocale((locale) => new Intl.NumberFormat(localeTags[locale]));

/** A number in the locale's format. */
export const formatNumber = (value: number, locale: Locale): string =>
  formats[locale].format(value);

const KILOBYTE = 1000;

/** The size of a file: `11 ko`, `11 kB`. */
export const sizeIn = (locale: Locale, bytes: number): string =>
  new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / KILOBYTE));
