import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import type { GuideData } from '@/lib/content/schema/guide';
import { dataReferences, type MdxVocabulary } from '@/lib/content/vocabulary/vocabulary';

/** Prose may only name entries of the register of law that guide.yaml lists. */
export function checkReferences(
  tree: Root,
  data: GuideData,
  vocabulary: MdxVocabulary,
  report: Report,
): void {
  for (const { id, list, element } of dataReferences(tree, vocabulary)) {
    const known = data[list] ?? [];
    if (!known.includes(id))
      report(`guide.yaml has no "${id}" under ${list}.${didYouMean(id, known)}`, element.position);
  }
}
