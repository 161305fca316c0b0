import type { Root } from 'mdast';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import type { ParsedText, Texts } from './parsed-text';
import type { Report } from './report';
import { checkComponents } from './rules/components';
import { checkContents } from './rules/contents';
import { checkHeadings } from './rules/headings';
import { checkLinks } from './rules/links/links';
import { checkMarks } from './rules/marks';
import { checkSyntax } from './rules/syntax';
import { checkTables } from './rules/tables';
import { checkWording, proseOf } from './rules/wording/wording';

export interface TextRules {
  vocabulary: MdxVocabulary;
  /** Ids that `page:` links may use. */
  pageIds: readonly string[];
  /** Further checks of this kind of text. */
  check: (tree: Root, report: Report) => void;
}

/**
 * Checks each language of a text separately.
 * @param problems receives the problems found.
 * @returns the languages without syntax errors.
 */
export function checkTexts<Front>(
  files: Record<Locale, TextFile<Front>>,
  rules: TextRules,
  problems: ContentProblem[],
): Partial<Texts<Front>> {
  const texts: Partial<Texts<Front>> = {};
  for (const locale of locales) {
    const parsed = checkText(files[locale], locale, rules, problems);
    if (parsed) texts[locale] = parsed;
  }
  return texts;
}

function checkText<Front>(
  { file, mdx, document, frontMatter, problems: faults }: TextFile<Front>,
  locale: Locale,
  { vocabulary, pageIds, check }: TextRules,
  problems: ContentProblem[],
): ParsedText<Front> | undefined {
  problems.push(...faults);
  if (!mdx || !document) return undefined;
  const { tree, problems: errors } = readProse(file, mdx);
  problems.push(...errors);
  if (!tree) return undefined;

  const report: Report = (message, position) => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    problems.push(contentError(file, message, line + mdx.bodyOffset, column));
  };
  checkHeadings(tree, vocabulary, report);
  checkSyntax(tree, vocabulary, report);
  checkMarks(tree, report);
  checkTables(tree, report);
  checkComponents(tree, vocabulary, report);
  checkContents(tree, vocabulary, report);
  checkLinks(tree, locale, pageIds, vocabulary, report);
  check(tree, report);
  const passages = [...document.texts(), ...proseOf(tree, mdx.bodyOffset, vocabulary)];
  problems.push(...checkWording(displayPath(file), locale, passages));
  return frontMatter && errors.length === 0 ? { frontMatter, document, mdx, tree } : undefined;
}
