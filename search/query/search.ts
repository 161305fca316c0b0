import type { SearchResult } from 'minisearch';
import { termsOf } from '@/search/text/tokenise';
import type { SearchIndex } from './engine';
import { phraseQuery } from './query';
import { phrasesOf } from './synonyms';
import type { SearchPage, SearchSection } from './types';

/** A matching section. */
export interface SectionResult {
  section: SearchSection;
  /** Terms to highlight in the section. */
  terms: ReadonlySet<string>;
}

/** A matching page with its best sections. */
export interface PageResult {
  page: SearchPage;
  sections: SectionResult[];
}

/** Pages and sections that score below this share of the best are dropped as noise. */
const NOISE = 0.06;
/** Boost for words in a title or heading. */
const FIELDS = { title: 4, heading: 2.5 };
/** Source lists repeat the words of the sections that cite them. */
const SOURCES = 'sources';
const SOURCES_WEIGHT = 0.3;
/** Boost for pages named as the answer to a query. */
const KNOWN_ANSWER = 1.5;

/** A section's boost, independent of the query. */
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
 * Pages matching a query, best first: those with all its words or, if there are none, some of them.
 */
export function search(index: SearchIndex, query: string): PageResult[] {
  const phrases = phrasesOf(termsOf(query, index.locale), index.synonyms);
  const queries = phrases.map(phraseQuery);
  const boostDocument = weigher(index, new Set(phrases.flatMap(({ pages }) => pages)));
  for (const combineWith of ['AND', 'OR'] as const) {
    const found = index.engine.search(
      { combineWith, queries },
      // The query consists of normalised terms already.
      { tokenize: (term) => [term], boost: FIELDS, boostDocument },
    );
    if (found.length > 0) return byPage(index, found);
  }
  return [];
}

/** Weights of its first, second and further sections in a page's score. */
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
