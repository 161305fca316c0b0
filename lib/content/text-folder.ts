import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { outline } from './mdx-rules';
import { type ContentProblem, contentError } from './problem';

interface FolderRules {
  /** What the folder holds: `guide`, `legal text`. */
  kind: string;
  /** Files beside the languages, each with what to do when it is missing. */
  others: Readonly<Record<string, string>>;
}

/** A folder holds one MDX file per language, the other files named, and nothing else. */
export function checkFolder(folder: string, { kind, others }: FolderRules): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const expected = [...Object.keys(others), ...locales.map((locale) => `${locale}.mdx`)];
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const language = /^(.+)\.mdx$/.exec(name)?.[1];
    if (language !== undefined && !isLocale(language)) {
      problems.push(
        contentError(
          file,
          `The site has no language "${language}"; its languages are ${locales.join(' and ')}.`,
        ),
      );
    } else if (!expected.includes(name)) {
      problems.push(
        contentError(
          file,
          `A ${kind}'s folder holds only ${expected.join(', ')}; remove this file.`,
        ),
      );
    }
  }
  for (const name of expected.filter((candidate) => !existsSync(path.join(folder, candidate)))) {
    problems.push(
      contentError(
        path.join(folder, name),
        others[name] ??
          `This translation is missing; every ${kind} is written in ${locales.join(' and ')}.`,
      ),
    );
  }
  return problems;
}

/** Both languages have the same sections and data, with the same ids, in the same order. */
export function checkParity(
  folder: string,
  texts: Record<Locale, { tree: Root }>,
): ContentProblem[] {
  const [fr, en] = [outline(texts.fr.tree), outline(texts.en.tree)];
  const index = fr.findIndex((item, position) => item !== en[position]);
  const at = index === -1 && en.length > fr.length ? fr.length : index;
  if (at === -1) return [];
  return [
    contentError(
      path.join(folder, 'en.mdx'),
      `The two languages differ: French has ${fr[at] ?? 'nothing more'}, English has ${en[at] ?? 'nothing more'} in place ${at + 1}. Give both the same sections and data, with the same ids, in the same order.`,
    ),
  ];
}
