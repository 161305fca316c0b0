import path from 'node:path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { languageName, say } from '@/lib/say/say';
import type { TextFile } from '@/loaders/mdx/text-file';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt, type Place } from '@/loaders/problems';

/** A value that must be unique among texts, and its position. */
export interface UniqueValue {
  /** Path relative to the project. */
  file: string;
  place: Place;
  /** What it is: `French title`, `order`. */
  what: string;
  value: string | number;
}

/** Reports values that an earlier text already has. */
export function duplicateValues(values: readonly UniqueValue[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return values.flatMap(({ file, place, what, value }) => {
    const key = `${what}:${value}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const shown = String(value).replace(/^(.{60}).{3,}$/, '$1…');
    const message = say('The #{what} "#{shown}" is also used by #{owner}; give this one its own.', {
      what,
      shown,
      owner,
    });
    return errorAt(file, message, place);
  });
}

/** Values of the front matter that must be unique, in each language. */
export const textValues = <Front extends object>(
  folder: string,
  texts: Record<Locale, Pick<TextFile<Front>, 'document' | 'frontMatter'>>,
  keys: readonly (keyof Front & string)[],
): UniqueValue[] =>
  locales.flatMap((locale) =>
    keys.flatMap((key): UniqueValue[] => {
      const { document, frontMatter } = texts[locale];
      if (!document || !frontMatter) return [];
      const file = displayPath(path.join(folder, `${locale}.mdx`));
      const place = document.placeOf([key]);
      return [
        {
          file,
          place,
          what: say('#{language} #{key}', { language: languageName(locale), key }),
          value: String(frontMatter[key]),
        },
      ];
    }),
  );
