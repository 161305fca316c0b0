import type { Locale } from '@/lib/i18n/locales';

/** Plural endings and their replacements; the first match wins. */
const PLURALS: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/(?<=..)eaux$/, 'eau'],
    [/(?<=..)aux$/, 'al'],
    [/(?<=.)eux$/, 'eu'],
    [/(?<=...)(?<!s)s$/, ''],
  ],
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=.(?:ss|sh|ch|x|z))es$/, ''],
    [/(?<=...)(?<![siu])s$/, ''],
  ],
};

/** Lower case without accents or ligatures: `Œuvre évaluée` becomes `oeuvre evaluee`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/** Removes the plural from a folded word. Rough: it only needs to map singular and plural to one form. */
export function stem(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word;
  const rule = PLURALS[locale].find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
