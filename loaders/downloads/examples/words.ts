import { type Locale, localeTags } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import type { LawContext } from '@/loaders/downloads/law';

/** Values by name, as text or as yes or no. */
export type Item = Readonly<Record<string, string | boolean>>;
/** The same, and lists, which tables and repeated sentences name. */
export type Values = Readonly<Record<string, string | boolean | readonly Item[]>>;

/** What a computation writes its values with. */
export interface Context extends LawContext {
  /** Words of the file, with values in them. */
  readonly say: (key: string, values?: Item) => string;
}

/** `12,5 %`, `12.5%`; at most one decimal. */
export const percent = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 1,
  }).format(value);

/** A number with a maximum of decimals. */
export const rounded = (value: number, locale: Locale, decimals = 1): string =>
  formatNumber(Math.round(value * 10 ** decimals) / 10 ** decimals, locale);
