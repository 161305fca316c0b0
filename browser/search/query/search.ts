import type { Query, SearchOptions } from 'minisearch';
import { phraseTermsOf, termsOf } from '@/lib/search-text/tokenise';
import type { SearchFile, SearchIndex, SearchPage, SearchSection, SynonymGroup } from './file';

/** A matching section, with the terms to highlight in it. */
export interface SectionResult {
  section: SearchSection;
  terms: Set<string>;
}

/** A matching page with its best sections. */
export interface PageResult {
  page: SearchPage;
  sections: SectionResult[];
}

/** What a word counts for by where it stands; `words` are those of the trade that lead to a page. */
const BOOST = { title: 4, words: 3, heading: 3.5 };
/** What the law was gives way to what it is; a question is what visitors type. */
const PAST = 0.4;
const QUESTION = 2;
/** Boost of a page that synonyms name as the best answer to the whole query. */
const KNOWN = 2;
/** How strongly missing parts of the query lower a section's score. */
const COVERAGE = 2;
/** Pages below this share of the best are dropped as noise. */
const NOISE = 0.004;

/**
 * Pages matching a query, best first, each with the passages that answer. What has all its words comes before
 * what has some of them; a rare word counts for more than a common one, and one that no page has for nothing.
 */
export function search(index: SearchIndex, query: string): PageResult[] {
  const phrases = phrasesIn(query, index).flatMap((phrase) => {
    const asIs = { tokenize: (term: string) => [term], boost: BOOST };
    const found = index.passages.search(phraseQuery(phrase), asIs);
    const weight = Math.log(1 + index.sections.length / found.length);
    return found.length > 0 ? [{ phrase, found, weight }] : [];
  });
  const total = phrases.reduce((sum, { weight }) => sum + weight, 0);
  const known: number[] = [];
  const matches: (SectionResult & { score: number; covered: number; says?: true })[] = [];
  for (const { phrase, found, weight } of phrases) {
    for (const page of phrase.pages) known[page] = (known[page] ?? 0) + weight / total;
    const shows = showing(phrase, new Set(found.flatMap(({ terms }) => terms)));
    for (const { id, score, match } of found) {
      const section = index.sections[id] as SearchSection;
      matches[id] ??= { section, terms: new Set(), score: 0, covered: 0 };
      matches[id].score += score;
      matches[id].covered += weight;
      const shown = Object.keys(match).filter(shows);
      for (const term of shown) matches[id].terms.add(term);
      // Not only the title of its page does, nor words of a synonym here and there.
      const isSaid = shown.some((term) => /heading|text/.test(String(match[term])));
      const isHead = (words: string[]) => words.every((word) => match[word]?.includes('heading'));
      if (isSaid || phrase.alternatives.some(isHead)) matches[id].says = true;
    }
  }
  const pages: (typeof matches)[] = [];
  for (const match of matches.filter(Boolean)) {
    const { page, past, question } = match.section;
    const weight = (past ? PAST : 1) * (question === undefined ? 1 : QUESTION);
    match.score *= weight * (match.covered / total) ** COVERAGE;
    pages[page] = [...(pages[page] ?? []), match];
  }
  const results = pages.map((among, place) => {
    const page = index.pages[place] as SearchPage;
    const sorted = among.sort((a, b) => b.score - a.score);
    // A page whose title says it all begins with the answer.
    const saying = sorted.filter(
      ({ says, section, covered }) => says || (section.anchor === '' && covered === total),
    );
    // Once where both the law in force and earlier law say so.
    const links = saying.map(({ section: { question, anchor } }) => question ?? anchor);
    const once = saying.filter((_, at) => links.indexOf(links[at] ?? '') === at);
    const sections = (once.length > 0 ? once : sorted.slice(0, 1)).slice(0, 3);
    const score = (sorted[0]?.score ?? 0) * page.weight * (1 + KNOWN * (known[place] ?? 0));
    return { page, sections, score };
  });
  const best = results.filter(Boolean).sort((a, b) => b.score - a.score);
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) * NOISE);
}

/** What shows why a section matches: a word as typed, in any form, or its synonyms where no page has it. */
function showing({ terms, alternatives }: QueryPhrase, found: ReadonlySet<string>) {
  const meant = new Set(alternatives.flat().filter((word) => !terms.includes(word)));
  const isSaid = [...found].some((word) => !meant.has(word));
  return (word: string) => !isSaid || !meant.has(word);
}

/** A part of a query: the words as typed, their synonyms, and the pages about it. */
interface QueryPhrase {
  terms: string[];
  alternatives: string[][];
  pages: number[];
}

/** Splits the terms of a query into phrases: the longest known one at each position, or else a single word. */
export function phrasesOf(all: string[], groups: readonly SynonymGroup[]): QueryPhrase[] {
  for (let length = all.length; length > 0; length--) {
    const terms = all.slice(0, length);
    const phrase = terms.join(' ');
    const matching = groups.filter(({ typed }) => typed.includes(phrase));
    if (matching.length === 0 && length > 1) continue;
    const written = new Set(matching.flatMap((group) => group.written));
    written.delete(phrase);
    const alternatives = [...written].map((other) => other.split(' '));
    const pages = [...new Set(matching.flatMap(({ page }) => page ?? []))];
    return [{ terms, alternatives, pages }, ...phrasesOf(all.slice(length), groups)];
  }
  return [];
}

/** The phrases of a query. One of stop words alone has those that are synonyms: `who are you`. */
function phrasesIn(query: string, { locale, synonyms }: SearchFile): QueryPhrase[] {
  const terms = termsOf(query, locale);
  if (terms.length > 0) return phrasesOf(terms, synonyms);
  const known = phrasesOf(phraseTermsOf(query, locale), synonyms);
  return known.map((phrase) => ({ ...phrase, terms: [] }));
}

/** Words as typed may be cut short or have a mistake; short ones that differ by a letter mean something else. */
const TYPED: SearchOptions = {
  // 300 is not the beginning of 3000.
  prefix: (term) => term.length >= 3 && !/^\d+$/.test(term),
  fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};
/** Synonyms stand as they are and count for less. */
const MEANT: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.3 };

/** A word with two adjacent letters transposed, which is no fuzzy match: `crsd` for `csrd`. */
const swaps = (word: string): string[][] =>
  [...word.slice(word.length < 4 ? word.length : 1)].map((letter, at) => [
    word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  ]);

/** The MiniSearch query: the words as typed, or what they may have been meant for. */
function phraseQuery({ terms, alternatives }: QueryPhrase): Query {
  const meant = [...alternatives, ...(terms.length === 1 ? swaps(terms.join()) : [])];
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: terms, ...TYPED },
      ...meant.map((queries) => ({ combineWith: 'AND' as const, queries, ...MEANT })),
    ],
  };
}
