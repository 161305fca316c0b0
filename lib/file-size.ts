import { type Locale, localeTags } from '@/lib/i18n/locales';

const KILOBYTE = 1000;

/** `11 ko`, `11 kB`. */
export const sizeIn = (locale: Locale, bytes: number): string =>
  new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / KILOBYTE));
