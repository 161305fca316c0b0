import path from 'node:path';
import type { Root } from 'mdast';
import { attributeOf, walk } from '@/lib/content/mdx/elements';
import { readHeading } from '@/lib/content/mdx/headings';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import { componentNamed, type MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';
import { type Locale, locales } from '@/lib/i18n/locales';

/** A heading and what stands below it, up to the next. */
interface Section {
  /** Empty before the first heading. */
  id: string;
  depth: number;
  line: number;
  /** Data shown, as written: `<Timeline ids="a b">`. */
  data: string[];
  /** How many of what must be as many in every language. */
  counts: Map<string, number>;
}

function sectionsOf({ tree, mdx }: Text, vocabulary: MdxVocabulary): Section[] {
  const start = (id: string, depth: number, line: number): Section => ({
    id,
    depth,
    line: line + mdx.bodyOffset,
    data: [],
    counts: new Map(),
  });
  let section = start('', 1, 1);
  const sections = [section];
  const count = (what: string) => section.counts.set(what, (section.counts.get(what) ?? 0) + 1);
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const { id } = readHeading(node);
      section = start(id ?? '', node.depth, node.position?.start.line ?? 1);
      // An id used twice has an error of its own.
      if (id && !sections.some((other) => other.id === id)) sections.push(section);
    } else if (node.type === 'tableRow') count('table rows');
    else if (node.type === 'mdxJsxFlowElement' && node.name) {
      const alike = componentNamed(vocabulary, node.name)?.alike;
      if (alike === 'number') count(`<${node.name}>`);
      else if (alike) {
        const shown = [alike.data].flat().flatMap((name) => {
          const value = attributeOf(node, name);
          return value ? [` ${name}="${value}"`] : [];
        });
        section.data.push(`<${node.name}${shown.join('')}>`);
      }
    }
  });
  return sections;
}

interface Text {
  tree: Root;
  mdx: { bodyOffset: number };
}

/** Every language has the sections and data of the first, with the same ids, in the same order. */
export function checkParity(
  folder: string,
  texts: Partial<Record<Locale, Text>>,
  vocabulary: MdxVocabulary,
): ContentProblem[] {
  const [first, ...others] = locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? { file: `${locale}.mdx`, sections: sectionsOf(text, vocabulary) } : [];
  });
  if (!first) return [];
  return others.flatMap((other) => compare(folder, first, other));
}

interface Side {
  file: string;
  sections: readonly Section[];
}

function compare(folder: string, first: Side, other: Side): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = ({ file }: Side, { line }: Section, message: string) =>
    problems.push(contentError(path.join(folder, file), message, line));

  for (const [side, opposite] of [
    [first, other],
    [other, first],
  ] as const) {
    for (const section of side.sections.filter(({ id }) => !find(opposite, id))) {
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
    for (const difference of differences(section, original)) {
      report(other, section, `${difference} in ${first.file}; give both the same.`);
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
        `The section "${section.id}" comes here where ${first.file} has "${expected.id}"; give both the same order.`,
      );
  }
  return problems;
}

const find = ({ sections }: Side, id: string): Section | undefined =>
  sections.find((section) => section.id === id);

/** What a section has that its original has not, each ending so that "in fr.mdx" may follow. */
function differences(section: Section, original: Section): string[] {
  const found: string[] = [];
  const list = (data: readonly string[]) => data.join(' ') || 'no data';
  if (section.depth !== original.depth)
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
