import { existsSync, readFileSync } from 'node:fs';
import { array, type InferType, object } from 'yup';
import { type Locale, locales } from '@/lib/i18n/locales';
import { allPages, type PageId } from '@/lib/pages/registry';
import { termsOf } from '@/lib/search/tokenise';
import { displayPath, searchSynonymsFile } from './paths';
import { ContentError, type ContentProblem } from './problem';
import { required, text } from './schema-fields';
import { placeInYaml, validateYaml } from './validate-yaml';

const findable = () => allPages().flatMap(({ id, indexed }) => (indexed ? id : []));
const phrases = () => array(text()).min(1, 'needs at least one phrase').required(required);
const group = object({
  fr: phrases(),
  en: phrases(),
  also: array(text()).optional(),
  page: text()
    .test(
      'page',
      ({ value }) =>
        `"${value}" is no page that can be found; lib/pages/registry.ts lists their ids`,
      (value) => value === undefined || findable().includes(value as PageId),
    )
    .optional(),
}).exact();
const schema = object({ groups: array(group).required(required) }).exact();

export type SynonymEntry = InferType<typeof group>;
const lists = ['fr', 'en', 'also'] as const;

interface SynonymCheck {
  /** Present when nothing is wrong. */
  groups: SynonymEntry[] | undefined;
  problems: ContentProblem[];
}

/** Reads the synonyms of the search and checks all of them. Never throws for bad content. */
export function checkSearchSynonyms(): SynonymCheck {
  const file = displayPath(searchSynonymsFile());
  if (!existsSync(searchSynonymsFile())) {
    const message =
      'This file is missing; it holds the synonyms of the search, under "groups" (write [] for none).';
    return { groups: undefined, problems: [{ file, severity: 'error', message }] };
  }
  const yaml = readFileSync(searchSynonymsFile(), 'utf8');
  const { value, problems } = validateYaml(yaml, schema, file);
  const groups = (value as { groups: SynonymEntry[] } | undefined)?.groups;
  if (groups) problems.push(...badPhrases(groups, yaml, file));
  return { groups: problems.length === 0 ? groups : undefined, problems };
}

/** Phrases the search would never see, because nothing is left of them or another says the same. */
function badPhrases(groups: readonly SynonymEntry[], yaml: string, file: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const locale of locales) {
    const seen = new Map<string, string>();
    groups.forEach((entry, index) => {
      for (const list of lists.filter((name) => name === locale || name === 'also')) {
        entry[list]?.forEach((phrase, place) => {
          const terms = termsOf(phrase, locale).join(' ');
          const other = seen.get(terms);
          seen.set(terms, phrase);
          const message =
            terms === ''
              ? `"${phrase}" holds no word that is searched for; remove it.`
              : other !== undefined &&
                `"${phrase}" is the same to the search as "${other}"; keep one of the two.`;
          if (!message) return;
          const where = placeInYaml(yaml, ['groups', index, list, place]);
          problems.push({ file, ...where, severity: 'error', message });
        });
      }
    });
  }
  // What is wrong in both languages is said once.
  return problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
}

/** The phrases that pages in a language use, and all those that ask for them. */
export interface Synonyms {
  written: string[];
  asked: string[];
  /** The page that answers best. */
  page: PageId | undefined;
}

/** @throws ContentError listing every problem of the file. */
export function loadSearchSynonyms(locale: Locale): Synonyms[] {
  const { groups, problems } = checkSearchSynonyms();
  if (!groups) throw new ContentError(problems);
  return groups.map((entry) => ({
    written: entry[locale],
    asked: [...entry.fr, ...entry.en, ...(entry.also ?? [])],
    page: entry.page as PageId | undefined,
  }));
}
