import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import { attributeOf, mdxElements, nameList } from '@/lib/content/mdx/elements';
import type { GuideData } from '@/lib/content/schema/guide';

/** Ids of sources, milestones and thresholds that guide.yaml has. */
export function checkReferences(tree: Root, data: GuideData, report: Report): void {
  for (const element of mdxElements(tree)) {
    const check = (attribute: string, available: readonly { id: string }[], list: string) => {
      const known = available.map(({ id }) => id);
      for (const id of nameList(attributeOf(element, attribute) ?? '')) {
        if (!known.includes(id))
          report(
            `guide.yaml has no "${id}" under ${list}.${didYouMean(id, known)}`,
            element.position,
          );
      }
    };
    if (element.name === 'Cite') check('source', data.sources, 'sources');
    if (element.name === 'Timeline') check('ids', data.milestones, 'milestones');
    if (element.name === 'KeyFigures') check('ids', data.thresholds, 'thresholds');
  }
}

/** Ids of the sources cited in prose. */
export const citedSources = (tree: Root): string[] =>
  mdxElements(tree)
    .filter(({ name }) => name === 'Cite')
    .map((element) => attributeOf(element, 'source') ?? '');
