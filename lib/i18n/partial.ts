import { fallbackLocale, type Locale, locales, partial } from './locales';

/** Whether a language may lack texts, which are then shown in the fallback language. */
export const isPartial = (locale: Locale): boolean => partial[locale] === true;

type Branch = { readonly [key: string]: unknown };
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Messages with those of another language where they lack some. */
export function withFallback<T>(own: unknown, whole: T): T {
  if (Array.isArray(whole))
    return whole.map((item, index) =>
      withFallback(Array.isArray(own) ? own[index] : undefined, item),
    ) as T;
  if (!isBranch(whole)) return own === undefined ? whole : (own as T);
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [
      key,
      withFallback(isBranch(own) ? own[key] : undefined, value),
    ]),
  ) as T;
}

/**
 * Data of a content file, in which every text that all complete languages have is given to the partial ones
 * that lack it. Without partial languages, the data as it is.
 */
export function withTextsForAll(value: unknown): unknown {
  const incomplete = locales.filter(isPartial);
  if (incomplete.length === 0) return value;
  const complete = locales.filter((locale) => !isPartial(locale));
  const fill = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(fill);
    if (!isBranch(node)) return node;
    const filled = Object.fromEntries(Object.entries(node).map(([key, item]) => [key, fill(item)]));
    if (!complete.every((locale) => locale in filled)) return filled;
    const missing = incomplete.filter((locale) => !(locale in filled));
    return {
      ...filled,
      ...Object.fromEntries(missing.map((locale) => [locale, filled[fallbackLocale]])),
    };
  };
  return fill(value);
}
