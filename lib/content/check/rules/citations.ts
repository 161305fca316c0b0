import type { Root, RootContent } from 'mdast';
import type { Report } from '@/lib/content/check/report';
import { walk } from '@/lib/content/mdx/elements';

/** An article of law: `article 19 bis`, `Art. L. 232-6-3`. */
const ARTICLE = /\b(?:article|art\.)\s+(?:[LR]\. ?)?\d+/i;
/** Components that name their source. */
const SOURCED = new Set(['Cite', 'Timeline', 'KeyFigures']);

/** A section whose prose names an article says which act it belongs to, by citing a source. */
export function checkCitations(tree: Root, report: Report): void {
  for (const section of sectionsOf(tree)) {
    let cited = false;
    let mention: { value: string; position: RootContent['position'] } | undefined;
    for (const block of section) {
      walk(block, (node, parent) => {
        if ('name' in node && SOURCED.has(node.name ?? '')) cited = true;
        const inCitation = parent && 'name' in parent && parent.name === 'Cite';
        if (node.type === 'text' && !inCitation) {
          const found = ARTICLE.exec(node.value);
          if (found) mention ??= { value: found[0], position: node.position };
        }
      });
    }
    if (mention && !cited) {
      report(
        `This section names "${mention.value}" and cites no source; add <Cite source="…">.`,
        mention.position,
      );
    }
  }
}

/** Blocks of the text from one heading to the next. */
function sectionsOf(tree: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const block of tree.children) {
    if (block.type === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}
