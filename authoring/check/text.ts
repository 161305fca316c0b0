import type { Root, RootContent } from 'mdast';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import type { DataList } from '@/loaders/mdx/component';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import type { GuideData } from '@/loaders/schema/guide';
import type { ParsedText, Report, Texts } from './report';
import { checkComponents, checkContents, checkDataReferences } from './rules/components';
import { checkLinks } from './rules/links';
import { checkHeadings, checkMarks, checkSyntax, checkTables } from './rules/markdown';
import { checkWording, proseOf } from './rules/wording';

interface TextRules {
  vocabulary: MdxVocabulary;
  /** Ids that `page:` links may use. */
  pageIds: readonly string[];
  isDraft?: boolean | undefined;
  /** Further checks of this kind of text; one that is not whole lacks the paragraphs that cannot be parsed. */
  check: (tree: Root, report: Report, isWhole: boolean) => void;
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
  { vocabulary, pageIds, isDraft, check }: TextRules,
  problems: ContentProblem[],
): ParsedText<Front> | undefined {
  problems.push(...faults);
  if (!mdx || !document) return undefined;
  const { tree, problems: errors } = readProse(file, mdx);
  problems.push(...errors);
  if (!tree) return undefined;

  const report: Report = (message, position) => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    if (message) problems.push(contentError(file, message, line + mdx.bodyOffset, column));
  };
  checkHeadings(tree, vocabulary, report);
  checkSyntax(tree, vocabulary, report);
  checkMarks(tree, report);
  checkTables(tree, report);
  // A paragraph that cannot be parsed may hold the tags around others.
  const isWhole = errors.length === 0;
  checkComponents(tree, vocabulary, report, isWhole);
  if (isWhole) checkContents(tree, vocabulary, report);
  checkLinks(tree, locale, pageIds, vocabulary, report);
  check(tree, report, isWhole);
  const passages = [...document.texts(), ...proseOf(tree, mdx.bodyOffset, vocabulary)];
  problems.push(...checkWording(displayPath(file), locale, passages, isDraft));
  return frontMatter && isWhole ? { frontMatter, document, mdx, tree } : undefined;
}

/** Runs the check of one text. If a rule throws, that is a problem of this text; the others are still checked. */
export function guarded(
  folder: string,
  kind: 'guide' | 'legal text',
  check: () => ContentProblem[],
): ContentProblem[] {
  try {
    return check();
  } catch (cause) {
    const message = say('This #{kind} could not be checked: #{message}.', {
      kind: say(kind),
      message: (cause as Error).message,
    });
    return [contentError(folder, message)];
  }
}

/**
 * Prose for the preview, in which blocks that cannot be rendered are replaced by a line that says so.
 * @param data what the prose may name, if it is a guide's.
 */
export function renderable(
  tree: Root,
  vocabulary: MdxVocabulary,
  data?: Pick<GuideData, DataList>,
): Root {
  const faulty = new Set<number>();
  const report: Report = (message, position) => {
    if (message && position) faulty.add(position.start.line);
  };
  checkSyntax(tree, vocabulary, report);
  checkComponents(tree, vocabulary, report);
  checkContents(tree, vocabulary, report);
  if (data) checkDataReferences(tree, data, vocabulary, report);
  const children = tree.children.map((block) => (holdsAny(block, faulty) ? leftOut() : block));
  return { ...tree, children };
}

function holdsAny({ position }: RootContent, lines: ReadonlySet<number>): boolean {
  if (!position) return false;
  return [...lines].some((line) => position.start.line <= line && line <= position.end.line);
}

const leftOut = (): RootContent => ({
  type: 'paragraph',
  children: [
    {
      type: 'emphasis',
      children: [{ type: 'text', value: say('[… a passage with a mistake is left out here]') }],
    },
  ],
});
