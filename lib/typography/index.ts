import type { Locale } from '@/lib/i18n/locales';
import { typesetEnglish } from './english';
import { typesetFrench } from './french';

const typesetters: Record<Locale, (text: string) => string> = {
  fr: typesetFrench,
  en: typesetEnglish,
};

/** Applies a language's typography to plain text. */
export const typeset = (text: string, locale: Locale): string => typesetters[locale](text);

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
