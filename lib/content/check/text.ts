import { existsSync } from 'node:fs';
import type { Root } from 'mdast';
import type { ObjectSchema } from 'yup';
import type { Report } from '@/lib/content/check/report';
import { checkComponents } from '@/lib/content/check/rules/components';
import { checkHeadings } from '@/lib/content/check/rules/headings';
import { checkNoCode } from '@/lib/content/check/rules/no-code';
import { checkTables } from '@/lib/content/check/rules/tables';
import { parseProse } from '@/lib/content/mdx/parse';
import { type Locale, locales } from '@/lib/i18n/locales';
import { tryReadContentFile } from '../load/read-file';
import { type MdxFile, splitMdx } from '../mdx/file';
import type { MdxVocabulary } from '../mdx/vocabulary';
import { displayPath } from '../paths';
import { type ContentProblem, contentError } from '../problems/problem';
import type { YamlDocument } from '../yaml/document';
import { validateYaml } from '../yaml/validate';
import { checkLinks } from './rules/links';
import { checkWording, proseOf } from './rules/wording';

/** One language of a text: its front matter, its file and the tree of its prose. */
export interface ParsedText<Front> {
  text: Front;
  /** The front matter, with the place of everything in it. */
  front: YamlDocument;
  mdx: MdxFile;
  tree: Root;
}

/** A text in every language. */
export type Texts<Front> = Record<Locale, ParsedText<Front>>;

/** The texts, when no language is missing. */
export const inEveryLocale = <Front>(texts: Partial<Texts<Front>>): Texts<Front> | undefined =>
  locales.every((locale) => texts[locale]) ? (texts as Texts<Front>) : undefined;

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
  locale: Locale,
  { schema, keys, vocabulary, pageIds, check }: TextRules<Front>,
  problems: ContentProblem[],
): ParsedText<Front> | undefined {
  const mdx = existsSync(file) ? readMdx(file, keys, problems) : undefined;
  if (!mdx) return undefined;
  const front = validateYaml(mdx.frontMatter, schema, displayPath(file), 1);
  problems.push(...front.problems);

  const report: Report = (message, position) => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    problems.push(contentError(file, message, line + mdx.bodyOffset, column));
  };
  const { tree, errors } = parseProse(mdx.body);
  for (const { message, line, column } of errors) report(message, { start: { line, column } });
  if (!tree) return undefined;
  checkHeadings(tree, vocabulary, report);
  checkNoCode(tree, vocabulary, report);
  checkTables(tree, report);
  checkComponents(tree, vocabulary, report);
  checkLinks(tree, locale, pageIds, vocabulary, report);
  check(tree, report);
  const passages = [...front.document.texts(), ...proseOf(tree, mdx.bodyOffset)];
  problems.push(...checkWording(displayPath(file), locale, passages));
  return front.value && errors.length === 0
    ? { text: front.value, front: front.document, mdx, tree }
    : undefined;
}

/** A file split into front matter and prose, when it is a text that has both. */
function readMdx(file: string, keys: string, problems: ContentProblem[]): MdxFile | undefined {
  const source = tryReadContentFile(file, problems);
  if (source === undefined) return undefined;
  try {
    const mdx = splitMdx(source);
    if (mdx.frontMatter.trim()) return mdx;
    const message = `The front matter is missing; start the file with ${keys} … between two lines of "---".`;
    problems.push(contentError(file, message, 1));
  } catch (cause) {
    problems.push(contentError(file, (cause as Error).message, 1));
  }
  return undefined;
}
