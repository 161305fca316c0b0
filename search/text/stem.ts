import type { Locale } from '@/lib/i18n/locales';

/** Endings of plurals and what they become, the first that fits being taken. */
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

/** A folded word without its plural. Only roughly so: what counts is that both numbers become one. */
export function stem(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word;
  const rule = PLURALS[locale].find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
