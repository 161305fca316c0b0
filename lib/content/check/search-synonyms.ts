import { existsSync } from 'node:fs';
import path from 'node:path';
import { array, type InferType, object } from 'yup';
import { forEveryLocale, type Locale, locales } from '@/lib/i18n/locales';
import { allPages, guideOf, type PageId } from '@/lib/pages/registry';
import { termsOf } from '@/search/text/tokenise';
import { tryReadContentFile } from '../load/read-file';
import { displayPath, guidesDirectory, searchSynonymsFile } from '../paths';
import { type ContentProblem, errorAt } from '../problems/problem';
import { required, text } from '../schema/fields';
import type { YamlDocument, YamlPath } from '../yaml/document';
import { validateYaml } from '../yaml/validate';

const phrases = () => array(text()).min(1, 'needs at least one phrase').required(required);

/** Whether a page has this id. A guide may wait for its day, and is left out until then. */
function isPage(id: string): boolean {
  const slug = guideOf(id as PageId);
  if (slug !== null) return existsSync(path.join(guidesDirectory(), slug));
  return allPages().some((page) => page.id === id && page.indexed);
}

const group = object({
  ...forEveryLocale(phrases),
  /** Phrases that lead to the others, and say too little to be looked for. */
  also: array(text()).optional(),
  /** The page that answers best. */
  page: text()
    .test(
      'page',
      ({ value }) =>
        `"${value}" is no page; write an id of lib/pages/registry.ts, or guides/ and the folder of a guide`,
      (id) => id === undefined || isPage(id),
    )
    .optional(),
}).exact();
const schema = object({ groups: array(group).required('is missing; write [] for none') }).exact();

export type SynonymEntry = InferType<typeof group>;

interface SynonymCheck {
  /** Present when nothing is wrong. */
  groups: SynonymEntry[] | undefined;
  problems: ContentProblem[];
}

/** Reads the synonyms of the search and checks all of them. Never throws for bad content. */
export function checkSearchSynonyms(): SynonymCheck {
  const file = displayPath(searchSynonymsFile());
  if (!existsSync(searchSynonymsFile())) {
    const message = 'This file is missing; it holds the synonyms of the search, under "groups".';
    return { groups: undefined, problems: [{ file, severity: 'error', message }] };
  }
  const unreadable: ContentProblem[] = [];
  const yaml = tryReadContentFile(searchSynonymsFile(), unreadable);
  if (yaml === undefined) return { groups: undefined, problems: unreadable };
  const { value, problems: faults, document } = validateYaml(yaml, schema, file);
  const groups = (value as { groups: SynonymEntry[] } | undefined)?.groups;
  const problems = [...faults, ...(groups ? uselessPhrases(groups, document, file) : [])];
  return { groups: problems.length === 0 ? groups : undefined, problems };
}

/** Phrases that can be asked for in a language, with their places in the file. */
const phrasesOf = (groups: readonly SynonymEntry[], locale: Locale) =>
  groups.flatMap((entry, index) =>
    ([locale, 'also'] as const).flatMap((list) =>
      (entry[list] ?? []).map((phrase, place) => ({
        phrase,
        path: ['groups', index, list, place] satisfies YamlPath,
      })),
    ),
  );

/** Phrases of which the search sees nothing, or the same as of another. */
function uselessPhrases(
  groups: readonly SynonymEntry[],
  document: YamlDocument,
  file: string,
): ContentProblem[] {
  const problems = locales.flatMap((locale) => {
    const seen = new Map<string, string>();
    return phrasesOf(groups, locale).flatMap(({ phrase, path }): ContentProblem[] => {
      const terms = termsOf(phrase, locale).join(' ');
      const other = seen.get(terms);
      seen.set(terms, phrase);
      if (terms !== '' && other === undefined) return [];
      const message = terms
        ? `"${phrase}" is the same to the search as "${other}"; keep one of the two.`
        : `"${phrase}" holds no word that is searched for; remove it.`;
      return [errorAt(file, message, document.placeOf(path))];
    });
  });
  // What is wrong in both languages is said once.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
