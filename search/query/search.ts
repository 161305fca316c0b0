import type { SearchResult } from 'minisearch';
import { termsOf } from '@/search/text/tokenise';
import type { SearchIndex } from './engine';
import { phraseQuery } from './query';
import { phrasesOf } from './synonyms';
import type { SearchPage, SearchSection } from './types';

/** A section that answers a query. */
export interface SectionResult {
  section: SearchSection;
  /** Words of the section to highlight, as terms. */
  terms: ReadonlySet<string>;
}

/** A page that answers a query, with the sections that do so best. */
export interface PageResult {
  page: SearchPage;
  sections: SectionResult[];
}

/** A page or section that scores less than this share of the best one is noise. */
const NOISE = 0.06;
/** How much more a word counts in a title or heading than in a text. */
const FIELDS = { title: 4, heading: 2.5 };
/** Lists of acts repeat the words of what cites them. */
const SOURCES = 'sources';
const SOURCES_WEIGHT = 0.3;
/** What a page counts more for questions it is known to answer. */
const KNOWN_ANSWER = 1.5;

/** How much a section counts, whatever the words it shares with the query. */
const weigher =
  ({ sections, pages }: SearchIndex, best: ReadonlySet<number>) =>
  (id: unknown): number => {
    const section = sections[id as number];
    const page = section && pages[section.page];
    if (!page) return 1;
    const known = best.has(section.page) ? KNOWN_ANSWER : 1;
    return page.weight * known * (section.anchor === SOURCES ? SOURCES_WEIGHT : 1);
  };

/**
 * Pages that answer a query, best first: those with all its words, or where there are none, with some.
 */
export function search(index: SearchIndex, query: string): PageResult[] {
  const phrases = phrasesOf(termsOf(query, index.locale), index.synonyms);
  const queries = phrases.map(phraseQuery);
  const boostDocument = weigher(index, new Set(phrases.flatMap(({ pages }) => pages)));
  for (const combineWith of ['AND', 'OR'] as const) {
    const found = index.engine.search(
      { combineWith, queries },
      // The query is made of terms already.
      { tokenize: (term) => [term], boost: FIELDS, boostDocument },
    );
    if (found.length > 0) return byPage(index, found);
  }
  return [];
}

/** Shares of its first, second and further sections in what a page scores. */
const SHARES = [1, 0.3, 0.1];

function byPage({ pages, sections }: SearchIndex, found: readonly SearchResult[]): PageResult[] {
  const least = (found[0]?.score ?? 0) * NOISE;
  const results = new Map<number, PageResult & { score: number }>();
  for (const { id, score, terms } of found) {
    const section = sections[id as number];
    const page = section && pages[section.page];
    if (!page || score < least) continue;
    const result = results.get(section.page) ?? { page, sections: [], score: 0 };
    results.set(section.page, result);
    result.score += score * (SHARES[result.sections.length] ?? 0);
    if (result.sections.length < SHARES.length)
      result.sections.push({ section, terms: new Set(terms) });
  }
  return [...results.values()].sort((a, b) => b.score - a.score);
}
