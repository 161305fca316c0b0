import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentNamed, isReference, type MdxVocabulary } from '@/loaders/mdx/vocabulary';

/** An acronym of the glossary. */
interface Term {
  id: string;
  acronym: string;
  expansion: string;
}

const OMITTED = new Set(['link', 'linkReference', 'inlineCode', 'mdxTextExpression']);

/** `<dfn><a href="…"><abbr title="…">CSRD</abbr></a></dfn>` */
function definition(expansion: string, address: string, written: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'dfn' },
    children: [
      {
        type: 'link',
        url: address,
        children: [
          {
            type: 'emphasis',
            data: { hName: 'abbr', hProperties: { title: expansion } },
            children: [{ type: 'text', value: written }],
          },
        ],
      },
    ],
  };
}

/**
 * Turns the first occurrence of each acronym in the paragraphs of a text into a definition that links
 * to the glossary. Headings, tables, links, citations and code stay as they are.
 * @param addressOf address of an entry of the glossary, by its id.
 */
export function defineAcronyms(
  terms: readonly Term[],
  vocabulary: MdxVocabulary,
  addressOf: (id: string) => string,
) {
  const isOmitted = (node: Nodes) => OMITTED.has(node.type) || isReference(vocabulary, node);
  return (tree: Root) => {
    const pending: Pending = {
      terms: new Map(terms.map((term) => [term.acronym, term])),
      addressOf,
      isOmitted,
    };
    visit(tree, 'paragraph', (paragraph) => defineIn(paragraph, pending));
  };
}

/** What is left to define in one text. */
interface Pending {
  terms: Map<string, Term>;
  addressOf: (id: string) => string;
  isOmitted: (node: Nodes) => boolean;
}

function defineIn(parent: Parents, pending: Pending): void {
  parent.children = (parent.children as PhrasingContent[]).flatMap((node) => {
    if (node.type === 'text') return split(node.value, pending);
    if (!pending.isOmitted(node) && 'children' in node) defineIn(node, pending);
    return [node];
  }) as typeof parent.children;
}

/** A word of letters and digits, unless a hyphen makes it part of a longer name, such as `IRO-1`. */
const WORD = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]+(?![\p{L}\p{N}]|-\p{N})/gu;

function split(text: string, { terms, addressOf }: Pending): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    // English plurals: KPIs.
    const term = terms.get(word) ?? terms.get(word.replace(/s$/, ''));
    if (!term) continue;
    terms.delete(term.acronym);
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push(definition(term.expansion, addressOf(term.id), word));
    end = index + word.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}

/**
 * Remark plugin: puts a no-break space before each citation, which wide screens show as a reference mark, since
 * a mark must not begin a line.
 */
export const keepCitations = (vocabulary: MdxVocabulary) => (tree: Root) => {
  visit(tree, 'text', (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next?.type !== 'mdxJsxTextElement') return;
    if (componentNamed(vocabulary, next.name)?.citesSource)
      node.value = node.value.replace(/\s+$/, '\u00a0');
  });
};

export interface Insertion {
  /** Name of the component. */
  component: string;
  /** Number of sections before it. A text that has no more sections than that goes without. */
  afterSections: number;
}

/** Puts a component of the page between two sections of the prose. */
export const insertAfterSections =
  ({ component: name, afterSections }: Insertion) =>
  (tree: Root) => {
    const starts = tree.children.flatMap((node, index) =>
      node.type === 'heading' && node.depth === 2 ? [index] : [],
    );
    const place = starts[afterSections];
    if (place !== undefined)
      tree.children.splice(place, 0, {
        type: 'mdxJsxFlowElement',
        name,
        attributes: [],
        children: [],
      });
  };
