import type { Locale } from '@/lib/i18n/locales';
import { compounds, type Token, tokenise } from '@/lib/search-text/tokenise';

/** A piece of text, highlighted or not. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Length of an excerpt, and of the context before its first highlight, in characters. */
const LENGTH = 200;
const LEAD = 60;

/** The words of a text that match some terms, in order, without overlaps. */
function matches(text: string, terms: ReadonlySet<string>, locale: Locale): Token[] {
  const found = [...tokenise(text, locale), ...compounds(text, locale)]
    .filter(({ term }) => terms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return found.filter(({ start, end }) => {
    const follows = start >= reached;
    if (follows) reached = end;
    return follows;
  });
}

/** A text in pieces, with matching words highlighted. */
export function highlight(text: string, terms: ReadonlySet<string>, locale: Locale): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of matches(text, terms, locale)) {
    pieces.push({ text: text.slice(end, match.start), marked: false });
    pieces.push({ text: text.slice(match.start, match.end), marked: true });
    end = match.end;
  }
  pieces.push({ text: text.slice(end), marked: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Where to start so that the excerpt shows as many different terms as possible. */
function bestStart(text: string, terms: ReadonlySet<string>, locale: Locale): number {
  const found = matches(text, terms, locale);
  let best = { start: 0, words: 0 };
  for (const { start } of found) {
    const near = found.filter(
      (other) => other.start >= start && other.end <= start + LENGTH - LEAD,
    );
    const words = new Set(near.map(({ term }) => term)).size;
    if (words > best.words) best = { start, words };
  }
  return best.start;
}

/** The excerpt that best shows why a text matches, cut at word boundaries, with its terms highlighted. */
export function excerptOf(text: string, terms: ReadonlySet<string>, locale: Locale): Piece[] {
  const from = Math.max(0, bestStart(text, terms, locale) - LEAD);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const cut = rest.slice(0, end > 0 ? end : LENGTH);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...highlight(cut, terms, locale),
    ...(cut.length < rest.length ? [{ text: ' …', marked: false }] : []),
  ];
}
