import path from 'node:path';
import type { Root } from 'mdast';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { attributeOf, type MdxElement, readHeading, walk } from '@/loaders/mdx/tree';
import { componentNamed, type MdxVocabulary } from '@/loaders/mdx/vocabulary';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { figuresIn } from './figures-in-text';

const ROWS = 'table rows';

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
  /** Figures and acts that its sentences name, `<Cite source="…">`, and dates that they write, `2027-06-30`. */
  named: Set<string>;
  /** Number of elements of each kind that every language must have as often. */
  counts: Map<string, number>;
}

/** Sections in order; those whose heading has no id of its own are left out, and in `all` only. */
function sectionsOf(
  { tree, mdx }: Text,
  vocabulary: MdxVocabulary,
  locale: Locale,
): { sections: Section[]; all: Section[] } {
  const start = (id: string, depth: number, line: number): Section => ({
    id,
    depth,
    line: line + mdx.bodyOffset,
    data: [],
    named: new Set(),
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
    } else if (node.type === 'tableRow') count(ROWS);
    else if (node.type === 'text') {
      const keys = figuresIn(node.value, locale).map(({ key }) => key.split(':'));
      for (const [kind, value] of keys) if (kind === 'date' && value) section.named.add(value);
    } else if ('name' in node && node.name) {
      const parity = componentNamed(vocabulary, node.name)?.parity;
      if (parity && parity !== 'count' && 'named' in parity)
        // "1,000" and "1,000 employees" are one figure.
        section.named.add(asWritten(node, [parity.named]).replace(/\.(?:number|short)">$/, '">'));
      else if (node.type !== 'mdxJsxFlowElement') return;
      else if (parity === 'count') count(`<${node.name}>`);
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
    return text ? { file: `${locale}.mdx`, ...sectionsOf(text, vocabulary, locale) } : [];
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
        say(
          'The section "#{id}" is in #{file} only; add it to #{other}, with the same id, or remove it.',
          { id: section.id, file: side.file, other: opposite.file },
        ),
      );
    }
  }
  for (const section of other.sections) {
    const original = find(first, section.id);
    if (!original) continue;
    if (hasError(other, section, known) || hasError(first, original, known)) continue;
    for (const difference of differences(section, original, first.file)) {
      report(other, section, difference);
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
        say(
          'The section "#{id}" comes here where #{file} has "#{expected}"; use the same order in both.',
          { id: section.id, file: first.file, expected: expected.id },
        ),
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

/** Differences between a section and its original, which is in a file. */
function differences(section: Section, original: Section, file: string): string[] {
  const found: string[] = [];
  const list = (data: readonly string[]) => data.join(' ') || say('no data');
  if (section.depth !== original.depth && !section.isMisplaced && !original.isMisplaced)
    found.push(
      say(
        'This heading starts with "#{here}" here and "#{there}" in #{file}; make them the same.',
        { here: '#'.repeat(section.depth), there: '#'.repeat(original.depth), file },
      ),
    );
  if (list(section.data) !== list(original.data))
    found.push(
      say('This section shows #{here} here and #{there} in #{file}; make them the same.', {
        here: list(section.data),
        there: list(original.data),
        file,
      }),
    );
  const lacking = (one: Section, other: Section) =>
    [...one.named].filter((each) => !other.named.has(each)).sort();
  const [here, there] = [lacking(section, original), lacking(original, section)];
  const only = [
    ...(here.length > 0 ? [say('only here, #{names}', { names: here.join(' ') })] : []),
    ...(there.length > 0
      ? [say('only in #{file}, #{names}', { file, names: there.join(' ') })]
      : []),
  ];
  if (only.length > 0)
    found.push(
      say('This section differs: #{only}. Name the same in both.', { only: only.join('; ') }),
    );
  for (const what of new Set([...section.counts.keys(), ...original.counts.keys()])) {
    const [here, there] = [section.counts.get(what) ?? 0, original.counts.get(what) ?? 0];
    if (here !== there)
      found.push(
        say('This section has #{here} #{what} here and #{there} in #{file}; make them the same.', {
          here,
          what: what === ROWS ? say(ROWS) : what,
          there,
          file,
        }),
      );
  }
  return found;
}
