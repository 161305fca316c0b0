import type { SearchIndex, SearchPage, SearchSection } from './file';
import { phraseQuery, phrasesIn, type QueryPhrase } from './query';

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
/** Boost for words in a title or heading, and for words of the trade that lead to a page. */
const FIELDS = { title: 4, heading: 2.5, words: 3 };
/** Source lists repeat the words of the sections that cite them. */
const SOURCES = 'sources';
const SOURCES_WEIGHT = 0.3;
/** What the law was gives way to what it is. */
const PAST_WEIGHT = 0.4;
/** A question is what visitors type. */
const QUESTION_WEIGHT = 2;
/** Maximum boost of a page that synonyms name as the best answer, scaled by the part of the query it answers. */
const KNOWN_ANSWER = 3;
/** How strongly missing parts of the query lower a section's score. */
const COVERAGE = 2;

/** A section's boost, independent of the query. */
const weigher =
  ({ sections, pages }: SearchIndex) =>
  (id: unknown): number => {
    const section = sections[id as number];
    const page = section && pages[section.page];
    if (!page) return 1;
    return (
      page.weight *
      (section.anchor === SOURCES ? SOURCES_WEIGHT : 1) *
      (section.past ? PAST_WEIGHT : 1) *
      (section.question === undefined ? 1 : QUESTION_WEIGHT)
    );
  };

/** What a section matches of a query. */
interface Match {
  score: number;
  /** How much of the query it has, by the weight of its phrases. */
  covered: number;
  terms: Set<string>;
}

/**
 * Pages matching a query, best first. Sections with all its words come before those with some of them; a
 * rare word counts for more than a common one, and one that no page has for nothing.
 */
export function search(index: SearchIndex, query: string): PageResult[] {
  const phrases = phrasesIn(query, index);
  const results = resultsOf(index, phrases);
  const total = results.reduce((sum, { weight }) => sum + weight, 0);
  const matches = new Map<number, Match>();
  for (const { phrase, found, weight } of results) {
    for (const { id, score, terms } of found) {
      const match = matches.get(id) ?? { score: 0, covered: 0, terms: new Set() };
      matches.set(id, match);
      match.score += score;
      match.covered += weight;
      for (const term of telling(phrase, terms)) match.terms.add(term);
    }
  }
  const known = knownAnswers(results, total);
  for (const [id, match] of matches) {
    const share = known.get(index.sections[id]?.page ?? -1) ?? 0;
    match.score *= (match.covered / total) ** COVERAGE * (1 + KNOWN_ANSWER * share);
  }
  return byPage(index, matches);
}

/**
 * The terms of a section that show why it matches. Words of a longer synonym, as "report" in "sustainability
 * report" for CSRD, do so only where nothing else does.
 */
function telling({ terms: typed, alternatives }: QueryPhrase, terms: string[]): string[] {
  const parts = new Set(alternatives.filter(({ length }) => length > 1).flat());
  const names = new Set([...typed, ...alternatives.filter(({ length }) => length === 1).flat()]);
  const found = terms.filter((term) => names.has(term) || !parts.has(term));
  return found.length > 0 ? found : terms;
}

/**
 * How much of a query each page is named as the answer to, from 0 to 1: half by the number of phrases, so
 * that a common name such as CSRD leads to its guide beside a rarer word, and half by what they tell.
 */
function knownAnswers(results: ReturnType<typeof resultsOf>, total: number): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { phrase, weight } of results) {
    const share = (weight / total + 1 / results.length) / 2;
    for (const page of phrase.pages) shares.set(page, (shares.get(page) ?? 0) + share);
  }
  return shares;
}

/** What matches each phrase, and how much the phrase tells. */
function resultsOf(index: SearchIndex, phrases: QueryPhrase[]) {
  const boostDocument = weigher(index);
  return phrases.flatMap((phrase) => {
    // The query consists of normalised terms already.
    const options = { tokenize: (term: string) => [term], boost: FIELDS, boostDocument };
    const found = index.engine.search(phraseQuery(phrase), options);
    const weight = Math.log(1 + index.sections.length / found.length);
    return found.length > 0 ? { phrase, found, weight } : [];
  });
}

/** Weights of its first, second and further sections in a page's score. */
const SHARES = [1, 0.6, 0.1];

/** Whether two parts of a page lead to one place. */
const isSame = (a: SearchSection, b: SearchSection): boolean =>
  a.anchor === b.anchor && a.question === b.question;

function byPage(
  { pages, sections }: SearchIndex,
  matches: ReadonlyMap<number, Match>,
): PageResult[] {
  const found = [...matches].sort(([, a], [, b]) => b.score - a.score);
  const least = (found[0]?.[1].score ?? 0) * NOISE;
  const results = new Map<number, PageResult & { score: number; covered: number }>();
  for (const [id, { score, covered, terms }] of found) {
    const section = sections[id];
    const page = section && pages[section.page];
    if (!page || score < least) continue;
    const result = results.get(section.page) ?? { page, sections: [], score: 0, covered };
    results.set(section.page, result);
    // Many sections match only through the title of their page.
    if (covered < result.covered) continue;
    if (section.past && result.sections.some((shown) => isSame(shown.section, section))) continue;
    result.score += score * (SHARES[result.sections.length] ?? 0);
    if (result.sections.length < SHARES.length) result.sections.push({ section, terms });
  }
  return [...results.values()].sort((a, b) => b.score - a.score);
}
