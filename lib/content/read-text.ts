import { existsSync, readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import type { MdxVocabulary } from './mdx-components';
import { type MdxFile, splitMdx } from './mdx-file';
import {
  checkComponents,
  checkHeadings,
  checkLinks,
  checkNoCode,
  checkTables,
  type Report,
} from './mdx-rules';
import { parseMdx } from './mdx-syntax';
import { displayPath } from './paths';
import { type ContentProblem, contentError } from './problem';
import { validateYaml } from './validate-yaml';

/** One language of a text: its front matter, its file and the tree of its prose. */
export interface ParsedText<Front> {
  text: Front;
  mdx: MdxFile;
  tree: Root;
}

interface TextRules<Front extends object> {
  /** Shape of the front matter. */
  schema: ObjectSchema<Front>;
  /** First keys of the front matter, for who forgot it. */
  keys: string;
  vocabulary: MdxVocabulary;
  /** Ids that `page:` links may use. */
  pageIds: readonly string[];
  /** Checks of this kind of text alone. */
  check: (tree: Root, report: Report) => void;
}

/**
 * Reads one MDX file and checks its front matter and prose.
 * @param problems takes what is wrong.
 * @returns undefined when the file is missing or cannot be read.
 */
export function readText<Front extends object>(
  file: string,
  { schema, keys, vocabulary, pageIds, check }: TextRules<Front>,
  problems: ContentProblem[],
): ParsedText<Front> | undefined {
  if (!existsSync(file)) return undefined;
  let mdx: MdxFile;
  try {
    mdx = splitMdx(readFileSync(file, 'utf8'));
  } catch (cause) {
    problems.push(contentError(file, (cause as Error).message, 1));
    return undefined;
  }
  if (!mdx.frontMatter.trim()) {
    problems.push(
      contentError(
        file,
        `The front matter is missing; start the file with ${keys} … between two lines of "---".`,
        1,
      ),
    );
    return undefined;
  }
  const front = validateYaml(mdx.frontMatter, schema, displayPath(file), 1);
  problems.push(...front.problems);

  let tree: Root;
  try {
    tree = parseMdx(mdx.body);
  } catch (cause) {
    const { message, line, column } = syntaxError(cause);
    problems.push(
      contentError(file, `The text cannot be read: ${message}.`, line + mdx.bodyOffset, column),
    );
    return undefined;
  }
  const report: Report = (message, position) =>
    problems.push(
      contentError(
        file,
        message,
        (position?.start.line ?? 1) + mdx.bodyOffset,
        position?.start.column,
      ),
    );
  checkHeadings(tree, vocabulary, report);
  checkNoCode(tree, vocabulary, report);
  checkTables(tree, report);
  checkComponents(tree, vocabulary, report);
  checkLinks(tree, pageIds, vocabulary, report);
  check(tree, report);
  return front.value ? { text: front.value, mdx, tree } : undefined;
}

/** Message and position of what the MDX parser threw, which has the position apart or in its words. */
function syntaxError(cause: unknown): { message: string; line: number; column: number } {
  const { reason = String(cause), place } = cause as {
    reason?: string;
    place?: { line: number; column: number } | { start: { line: number; column: number } };
  };
  const spoken = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  const at = place && 'start' in place ? place.start : place;
  return {
    message: reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').replace(/\.$/, ''),
    line: at?.line ?? Number(spoken?.[1] ?? 1),
    column: at?.column ?? Number(spoken?.[2] ?? 1),
  };
}
