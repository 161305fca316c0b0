import { shortQuantity } from '@/law/quantity';
import { localeTags, type Written } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';

/** `470 M€`, `€470m`. */
export const euros = (value: number, locale: Written): string =>
  shortQuantity({ value, unit: 'eur' }, locale);

/** `12,5 %`, `12.5%`; at most one decimal. */
export const percent = (value: number, locale: Written): string =>
  new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 1,
  }).format(value);

/** A number with a maximum of decimals. */
export const rounded = (value: number, locale: Written, decimals = 1): string =>
  formatNumber(round(value, decimals), locale);

export const round = (value: number, decimals = 1): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A word for yes or no. */
export const yesNo = (value: boolean, locale: Written): string =>
  ({ fr: ['oui', 'non'], en: ['yes', 'no'] })[locale][value ? 0 : 1] ?? '';
