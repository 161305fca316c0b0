import type { Root } from 'mdast';
import { walk } from './elements';

/** Reading speed of an attentive reader. */
const WORDS_PER_MINUTE = 200;

/** Number of words in prose; punctuation on its own does not count. */
export function countWords(tree: Root): number {
  let words = 0;
  walk(tree, (node) => {
    if (node.type !== 'text') return;
    words += node.value.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  });
  return words;
}

/** Whole minutes needed to read a number of words, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
