import type { Place } from '@/loaders/problems';

/** A place that names an entry of the register by its id, or shows what it says. */
export interface Mention extends Place {
  /** Path as people read it. */
  file: string;
  how: 'names' | 'shows';
  /** The id or the words found there. */
  what: string;
}

/** Whether a word is an id, or a figure of the rule with that id. */
export const isMeant = (word: string, id: string): boolean =>
  word === id || word.startsWith(`${id}.`);

/** Mentions by file and line, each once. */
export const inOrder = (mentions: readonly Mention[]): Mention[] =>
  [...new Map(mentions.map((mention) => [JSON.stringify(mention), mention])).values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
