import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ParsedText, Texts } from '@/authoring/check/report';
import { defaultLocale, type Locale, languageName, locales } from '@/lib/i18n/locales';
import { attributeOf, type MdxElement, readHeading, walk } from '@/loaders/mdx/tree';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import type { TranslatedFront } from '@/loaders/schema/fields';
import { componentNamed, type MdxVocabulary } from '@/mdx/vocabulary';

/** A heading and its content, up to the next heading. */
interface Section {
  /** Empty before the first heading, and where a heading has no id of its own. */
  id: string;
  depth: number;
  line: number;
  /** Its level is wrong, which markdown.ts reports. */
  isMisplaced?: boolean;
  /** Data components, as written: `<Timeline ids="a b">`. */
  data: string[];
  /** Number of elements of each kind that every language must have as often. */
  counts: Map<string, number>;
}

/** Sections in order; those whose heading has no id of its own are left out, and in `all` only. */
function sectionsOf(
  { tree, mdx }: Text,
  vocabulary: MdxVocabulary,
): { sections: Section[]; all: Section[] } {
  const start = (id: string, depth: number, line: number): Section => ({
    id,
    depth,
    line: line + mdx.bodyOffset,
    data: [],
    counts: new Map(),
  });
  let section = start('', 1, 1);
  const sections = [section];
  const all: Section[] = [];
  const count = (what: string) => section.counts.set(what, (section.counts.get(what) ?? 0) + 1);
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const { id } = readHeading(node);
      const isOwn = id && !sections.some((other) => other.id === id);
      const depthBefore = section.depth;
      section = start(isOwn ? id : '', node.depth, node.position?.start.line ?? 1);
      section.isMisplaced = node.depth === 1 || node.depth > depthBefore + 1;
      all.push(section);
      if (isOwn) sections.push(section);
    } else if (node.type === 'tableRow') count('table rows');
    else if (node.type === 'mdxJsxFlowElement' && node.name) {
      const parity = componentNamed(vocabulary, node.name)?.parity;
      if (parity === 'count') count(`<${node.name}>`);
      else if (parity) section.data.push(asWritten(node, [parity.attribute].flat()));
    }
  });
  return { sections, all };
}

/** A component with some of its attributes: `<Timeline ids="a b">`. */
function asWritten(element: MdxElement, names: readonly string[]): string {
  const attributes = names.flatMap((name) => {
    const value = attributeOf(element, name);
    return value ? [` ${name}="${value}"`] : [];
  });
  return `<${element.name}${attributes.join('')}>`;
}

interface Text {
  tree: Root;
  mdx: { bodyOffset: number };
}

/**
 * Every language must have the sections and data of the first, in the same order.
 * @param known problems already found: a section with an error is not compared until it is put right.
 */
export function checkParity(
  folder: string,
  texts: Partial<Record<Locale, Text>>,
  vocabulary: MdxVocabulary,
  known: readonly ContentProblem[],
): ContentProblem[] {
  const [first, ...others] = locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? { file: `${locale}.mdx`, ...sectionsOf(text, vocabulary) } : [];
  });
  if (!first) return [];
  return others.flatMap((other) => compare(folder, first, other, known));
}

interface Side {
  file: string;
  sections: readonly Section[];
  /** Headings without an id of their own included. */
  all: readonly Section[];
}

function compare(
  folder: string,
  first: Side,
  other: Side,
  known: readonly ContentProblem[],
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = ({ file }: Side, { line }: Section, message: string) =>
    problems.push(contentError(path.join(folder, file), message, line));

  for (const [side, opposite] of [
    [first, other],
    [other, first],
  ] as const) {
    for (const section of side.sections.filter(({ id }) => !find(opposite, id))) {
      if (isUnnamed(section, side, opposite)) continue;
      report(
        side,
        section,
        `The section "${section.id}" is in ${side.file} only; add it to ${opposite.file}, with the same id, or remove it.`,
      );
    }
  }
  for (const section of other.sections) {
    const original = find(first, section.id);
    if (!original) continue;
    if (hasError(other, section, known) || hasError(first, original, known)) continue;
    for (const difference of differences(section, original)) {
      report(other, section, `${difference} in ${first.file}; make them the same.`);
    }
  }
  const order = first.sections.filter(({ id }) => find(other, id));
  const shared = other.sections.filter(({ id }) => find(first, id));
  const moved = shared.findIndex(({ id }, index) => id !== order[index]?.id);
  if (moved !== -1) {
    const [section, expected] = [shared[moved], order[moved]];
    if (section && expected)
      report(
        other,
        section,
        `The section "${section.id}" comes here where ${first.file} has "${expected.id}"; use the same order in both.`,
      );
  }
  return problems;
}

/** Whether a section has an error of its own. */
function hasError(
  { file, all }: Side,
  section: Section,
  known: readonly ContentProblem[],
): boolean {
  const end = all[all.indexOf(section) + 1]?.line ?? Number.POSITIVE_INFINITY;
  return known.some(
    ({ severity, file: at, line = 0 }) =>
      severity === 'error' && at.endsWith(`/${file}`) && section.line <= line && line < end,
  );
}

/** Whether a section exists in the other language too, under a heading whose id markdown.ts refuses. */
function isUnnamed(section: Section, side: Side, opposite: Side): boolean {
  return (
    side.all.length === opposite.all.length && opposite.all[side.all.indexOf(section)]?.id === ''
  );
}

const find = ({ sections }: Side, id: string): Section | undefined =>
  sections.find((section) => section.id === id);

/** Differences between a section and its original, worded so that "in fr.mdx" can follow. */
function differences(section: Section, original: Section): string[] {
  const found: string[] = [];
  const list = (data: readonly string[]) => data.join(' ') || 'no data';
  if (section.depth !== original.depth && !section.isMisplaced && !original.isMisplaced)
    found.push(
      `This heading starts with "${'#'.repeat(section.depth)}" here and "${'#'.repeat(original.depth)}"`,
    );
  if (list(section.data) !== list(original.data))
    found.push(`This section shows ${list(section.data)} here and ${list(original.data)}`);
  for (const what of new Set([...section.counts.keys(), ...original.counts.keys()])) {
    const [here, there] = [section.counts.get(what) ?? 0, original.counts.get(what) ?? 0];
    if (here !== there) found.push(`This section has ${here} ${what} here and ${there}`);
  }
  return found;
}

/** Front matter keys that are not part of the text. */
const NOT_TEXT = new Set(['translationOf', 'policyDate', 'updatedOn']);

/**
 * The revision of a text, `fr-3f9a1c`: a hash of its prose and front matter, dates excepted. White space
 * and YAML quoting do not count.
 */
export function revisionOf(
  locale: Locale,
  { frontMatter, mdx }: Pick<ParsedText<object>, 'frontMatter' | 'mdx'>,
): string {
  const front = Object.entries(frontMatter)
    .filter(([key]) => !NOT_TEXT.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [...front.flat(2), mdx.body].join('\n').replace(/\s+/g, ' ').trim();
  return `${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}

/**
 * Warns about outdated translations. A translation states its original's revision in `translationOf`; the
 * original is the first language without it. Translations of an original with errors are not judged: fixing it
 * changes its revision again.
 * @param known problems already found in these texts.
 */
export function checkTranslations(
  folder: string,
  texts: Texts<TranslatedFront>,
  known: readonly ContentProblem[],
): ContentProblem[] {
  const present = locales.filter((locale) => texts[locale]);
  const original = present.find((locale) => !texts[locale].frontMatter.translationOf);
  const fileOf = (locale: Locale): string => displayPath(path.join(folder, `${locale}.mdx`));
  const warning = (locale: Locale, message: string): ContentProblem => ({
    file: fileOf(locale),
    ...texts[locale].document.placeOf(['translationOf']),
    severity: 'warning',
    message,
  });
  if (!original)
    return [
      warning(
        defaultLocale,
        'Every language says that it is a translation; remove translationOf from the original.',
      ),
    ];
  if (known.some(({ file, severity }) => severity === 'error' && file === fileOf(original)))
    return [];
  const revision = revisionOf(original, texts[original]);
  return present.flatMap((locale) => {
    const mark = texts[locale].frontMatter.translationOf;
    if (locale === original || mark === revision) return [];
    return warning(
      locale,
      mark ? outdated(mark, original, revision) : unmarked(original, revision),
    );
  });
}

const unmarked = (original: Locale, revision: string): string =>
  `This translation does not say which ${languageName(original)} revision it is based on; once it matches the current text, add the line "translationOf: ${revision}".`;

const outdated = (mark: string, original: Locale, revision: string): string =>
  `The ${languageName(original)} text has changed since this translation (${mark}); update the translation, then write "translationOf: ${revision}".`;
