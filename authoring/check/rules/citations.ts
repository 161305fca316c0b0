import type { Root, RootContent } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { componentNamed, isReference, type MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { walk } from '@/loaders/mdx/tree';

/** An article of law: `article 19 bis`, `Art. L. 232-6-3`. */
const ARTICLE = /\b(?:article|art\.)\s+(?:[LR]\. ?)?\d+/i;

/** A section that mentions an article of law must cite its source. */
export function checkCitations(tree: Root, vocabulary: MdxVocabulary, report: Report): void {
  for (const section of sectionsOf(tree)) {
    let cited = false;
    let mention: { value: string; position: RootContent['position'] } | undefined;
    for (const block of section) {
      walk(block, (node, parent) => {
        if ('name' in node && componentNamed(vocabulary, node.name ?? null)?.citesSource)
          cited = true;
        if (node.type === 'text' && !(parent && isReference(vocabulary, parent))) {
          const found = ARTICLE.exec(node.value);
          if (found) mention ??= { value: found[0], position: node.position };
        }
      });
    }
    if (mention && !cited) {
      report(
        `This section mentions "${mention.value}" but cites no source; add <Cite source="…">.`,
        mention.position,
      );
    }
  }
}

/** Top-level blocks, split before each heading. */
function sectionsOf(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const block of tree.children) {
    if (block.type === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}
