import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { explainMdxError, type MdxSyntaxError } from './errors';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Syntax tree of MDX prose. @throws a VFileMessage with line and column when the syntax is broken. */
export const parseMdx = (body: string): Root => parser.parse(body);

/** Maximum number of syntax errors found per text and run. */
const MAX_ERRORS = 20;

export interface ParsedProse {
  /** Without the paragraphs that have errors; undefined when there are too many of them. */
  tree: Root | undefined;
  errors: MdxSyntaxError[];
}

/**
 * Parses prose and collects every syntax error. The parser stops at the first one, so the paragraph that
 * has it is blanked and the rest parsed again.
 */
export function parseProse(body: string): ParsedProse {
  const errors: MdxSyntaxError[] = [];
  let text = body;
  let lostTags = false;
  for (let attempt = 0; attempt < MAX_ERRORS; attempt++) {
    try {
      return { tree: parseMdx(text), errors };
    } catch (cause) {
      const error = explainMdxError(cause, text);
      // An unpaired tag may only have lost its counterpart to a blanked paragraph.
      if (!error.unpaired || !lostTags) errors.push(error);
      const lines = text.split('\n');
      const { start, end } = paragraphAround(lines, error.line);
      lostTags ||= lines.slice(start, end).some((line) => /<\/?[A-Z]/.test(line));
      text = lines.fill('', start, end).join('\n');
    }
  }
  return { tree: undefined, errors };
}

/** Range of the paragraph around a line: first index, and the index after the last. */
function paragraphAround(lines: readonly string[], line: number): { start: number; end: number } {
  let [start, end] = [line - 1, line];
  while (lines[start - 1]?.trim()) start--;
  while (lines[end]?.trim()) end++;
  return { start, end };
}
