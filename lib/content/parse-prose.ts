import type { Root } from 'mdast';
import { explainMdxError, type MdxSyntaxError } from './mdx-errors';
import { parseMdx } from './mdx-syntax';
import { parseCached } from './parse-cache';

/** Syntax errors of one text that are worth looking for in one run. */
const MAX_ERRORS = 20;

export interface ParsedProse {
  /** Absent when too much is wrong. What had an error is left out of it. */
  tree: Root | undefined;
  errors: MdxSyntaxError[];
}

/**
 * Parses prose to the end: the parser stops at the first error, so the paragraph that has it is blanked
 * and the rest parsed again, for everything wrong to be told at once.
 * @param file where the prose is from.
 */
export function parseProse(file: string, body: string): ParsedProse {
  const errors: MdxSyntaxError[] = [];
  let text = body;
  let lostTags = false;
  for (let attempt = 0; attempt < MAX_ERRORS; attempt++) {
    try {
      const tree = attempt === 0 ? parseCached(file, text) : parseMdx(text);
      return { tree, errors };
    } catch (cause) {
      const error = explainMdxError(cause, text);
      // A tag without its partner may only have lost it to a blank.
      if (!error.unpaired || !lostTags) errors.push(error);
      const lines = text.split('\n');
      const { start, end } = paragraphAround(lines, error.line);
      lostTags ||= lines.slice(start, end).some((line) => /<\/?[A-Z]/.test(line));
      text = lines.fill('', start, end).join('\n');
    }
  }
  return { tree: undefined, errors };
}

/** First and past-last index of the lines around one, up to the next empty lines. */
function paragraphAround(lines: readonly string[], line: number): { start: number; end: number } {
  let [start, end] = [line - 1, line];
  while (lines[start - 1]?.trim()) start--;
  while (lines[end]?.trim()) end++;
  return { start, end };
}
