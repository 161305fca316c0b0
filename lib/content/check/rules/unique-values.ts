import path from 'node:path';
import { languageName } from '@/lib/content/check/rules/language-name';
import { displayPath } from '@/lib/content/paths';
import { type ContentProblem, errorAt, type Place } from '@/lib/content/problems/problem';
import { locales } from '@/lib/i18n/locales';
import type { Texts } from '../text';

/** A value that only one text may have, and where it stands. */
export interface Claim {
  /** Path as people read it. */
  file: string;
  place: Place;
  /** What it is: `French title`, `order`. */
  what: string;
  value: string | number;
}

/** Values that a text claims after another. */
export function repeatedClaims(claims: readonly Claim[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return claims.flatMap(({ file, place, what, value }) => {
    const key = `${what}:${value}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const shown = String(value).replace(/^(.{60}).{3,}$/, '$1…');
    const message = `The ${what} "${shown}" is also that of ${owner}; each text needs its own.`;
    return errorAt(file, message, place);
  });
}

/** What the front matter of a text claims in each language. */
export const textClaims = <Front extends object>(
  folder: string,
  texts: Partial<Texts<Front>>,
  keys: readonly (keyof Front & string)[],
): Claim[] =>
  locales.flatMap((locale) =>
    keys.flatMap((key): Claim[] => {
      const parsed = texts[locale];
      if (!parsed) return [];
      const file = displayPath(path.join(folder, `${locale}.mdx`));
      const place = parsed.front.placeOf([key]);
      return [
        { file, place, what: `${languageName(locale)} ${key}`, value: String(parsed.text[key]) },
      ];
    }),
  );
