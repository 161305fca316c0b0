import type { SearchResult } from 'minisearch';
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

/** Pages that score below this share of the best are dropped as noise. */
const NOISE = 0.004;
/** Boosts for words in a title, for words of the trade that lead to a page, and for words in a heading. */
const IN_TITLES = { title: 4, words: 3 };
const IN_PASSAGES = { heading: 2.5 };
/** What the law was gives way to what it is. */
const PAST_WEIGHT = 0.4;
/** A question is what visitors type. */
const QUESTION_WEIGHT = 2;
/** Maximum boost of a page that synonyms name as the best answer, scaled by the part of the query it answers. */
const KNOWN_ANSWER = 3;
/** Times of it for the same, and for pages with it in their title, where a name such as CSRD is the whole query. */
const NAMED = 3;
/** How strongly missing parts of the query lower a section's score. */
const COVERAGE = 2;
/** Weights of its first, second and third sections in a page's score; as many are shown. */
const SHARES = [1, 0.6, 0.1];

/** What matches one phrase of a query: pages by their titles, sections by what they say. */
interface PhraseMatches {
  phrase: QueryPhrase;
  titles: Map<number, SearchResult>;
  passages: Map<number, SearchResult>;
  /** How much the phrase tells: a rare one more than a common one. */
  weight: number;
}

/** A section's share in the answer. */
interface Match extends SectionResult {
  /** With the title of its page: ranks pages. */
  score: number;
  /** By its own words: ranks the passages of a page. 0 where only the title matches. */
  own: number;
}

/**
 * Pages matching a query, best first, each with the passages that answer. What has all its words comes before
 * what has some of them; a rare word counts for more than a common one, and one that no page has for nothing.
 */
export function search(index: SearchIndex, query: string): PageResult[] {
  const found = phrasesIn(query, index).flatMap((phrase) => matchesOf(index, phrase) ?? []);
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  const known = knownAnswers(found, total);
  const pages = new Map<number, Match[]>();
  index.sections.forEach((section, id) => {
    const match = matchOf(section, id, found, total);
    if (match.score === 0) return;
    const place = section.page;
    match.score *= (index.pages[place]?.weight ?? 1) * (1 + KNOWN_ANSWER * (known.get(place) ?? 0));
    pages.set(place, [...(pages.get(place) ?? []), match]);
  });
  return ranked(index, pages);
}

/** What matches a phrase; undefined when nothing does. */
function matchesOf(index: SearchIndex, phrase: QueryPhrase): PhraseMatches | undefined {
  // The query consists of normalised terms already.
  const options = { tokenize: (term: string) => [term] };
  const byId = (results: SearchResult[]) =>
    new Map(results.map((result) => [result.id as number, result]));
  const query = phraseQuery(phrase);
  const titles = byId(index.titles.search(query, { ...options, boost: IN_TITLES }));
  const passages = byId(index.passages.search(query, { ...options, boost: IN_PASSAGES }));
  const count = index.sections.filter(
    ({ page }, id) => titles.has(page) || passages.has(id),
  ).length;
  if (count === 0) return undefined;
  return { phrase, titles, passages, weight: Math.log(1 + index.sections.length / count) };
}

/** How well a section answers, by its own words and with its page's title. */
function matchOf(
  section: SearchSection,
  id: number,
  found: readonly PhraseMatches[],
  total: number,
): Match {
  const terms = new Set<string>();
  let [score, own, covered, ownCovered] = [0, 0, 0, 0];
  for (const { phrase, titles, passages, weight } of found) {
    const [title, passage] = [titles.get(section.page), passages.get(id)];
    if (!title && !passage) continue;
    covered += weight;
    score += (title?.score ?? 0) + (passage?.score ?? 0);
    if (passage) {
      own += passage.score;
      ownCovered += weight;
    }
    const matching = [...(title?.terms ?? []), ...(passage?.terms ?? [])];
    for (const term of telling(phrase, matching)) terms.add(term);
  }
  const weight =
    (section.past ? PAST_WEIGHT : 1) * (section.question === undefined ? 1 : QUESTION_WEIGHT);
  return {
    section,
    terms,
    score: score * weight * (covered / total) ** COVERAGE,
    own: own * weight * (ownCovered / total) ** COVERAGE,
  };
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
function knownAnswers(found: readonly PhraseMatches[], total: number): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { phrase, titles, weight } of found) {
    const share = (weight / total + 1 / found.length) / 2;
    const add = (page: number, part: number) => shares.set(page, (shares.get(page) ?? 0) + part);
    for (const page of phrase.pages) add(page, share);
    // A name alone asks for all that is named after it.
    if (found.length > 1 || !phrase.isName) continue;
    const named = [...titles].filter(([, { terms }]) =>
      phrase.terms.every((term) => terms.includes(term)),
    );
    for (const page of new Set([...phrase.pages, ...named.map(([id]) => id)])) add(page, NAMED);
  }
  return shares;
}

/** Whether one is earlier law beside the same section of the law in force; a question is a section of its own. */
const isReplaced = ({ section: { past, anchor } }: Match, among: readonly Match[]): boolean =>
  past === true &&
  among.some(
    ({ section }) => !section.past && section.question === undefined && section.anchor === anchor,
  );

function ranked(index: SearchIndex, pages: ReadonlyMap<number, Match[]>): PageResult[] {
  const results = [...pages].map(([place, matches]) => {
    const best = matches.sort((a, b) => b.score - a.score);
    const score = SHARES.reduce((sum, share, rank) => sum + share * (best[rank]?.score ?? 0), 0);
    const own = best.filter((match) => match.own > 0 && !isReplaced(match, best));
    const sections = own.length > 0 ? own.sort((a, b) => b.own - a.own) : best.slice(0, 1);
    const page = index.pages[place] as SearchPage;
    return { page, sections: sections.slice(0, SHARES.length), score };
  });
  results.sort((a, b) => b.score - a.score);
  return results.filter(({ score }) => score >= (results[0]?.score ?? 0) * NOISE);
}
