import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Term } from '../load/glossary';

export type DefinedTerm = Pick<Term, 'acronym' | 'expansion' | 'address'>;

const LEFT_OUT = new Set(['link', 'linkReference', 'inlineCode', 'mdxTextExpression']);
const isLeftOut = (node: Nodes): boolean =>
  LEFT_OUT.has(node.type) || (node.type === 'mdxJsxTextElement' && node.name === 'Cite');

/** `<dfn><a href="…"><abbr title="…">CSRD</abbr></a></dfn>` */
function definition({ expansion, address }: DefinedTerm, written: string): PhrasingContent {
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
 */
export function defineAcronyms({ terms }: { terms: readonly DefinedTerm[] }) {
  return (tree: Root) => {
    const pending = new Map(terms.map((term) => [term.acronym, term]));
    visit(tree, 'paragraph', (paragraph) => defineIn(paragraph, pending));
  };
}

function defineIn(parent: Parents, pending: Map<string, DefinedTerm>): void {
  parent.children = (parent.children as PhrasingContent[]).flatMap((node) => {
    if (node.type === 'text') return split(node.value, pending);
    if (!isLeftOut(node) && 'children' in node) defineIn(node, pending);
    return [node];
  }) as typeof parent.children;
}

/** A word of letters and digits; `-` joins words that are not acronyms by themselves, as in `IRO-1`. */
const WORD = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]+(?![\p{L}\p{N}]|-\p{N})/gu;

function split(text: string, pending: Map<string, DefinedTerm>): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    // The plural takes an s in English: KPIs.
    const term = pending.get(word) ?? pending.get(word.replace(/s$/, ''));
    if (!term) continue;
    pending.delete(term.acronym);
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push(definition(term, word));
    end = index + word.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}
