import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { dataReferences, type MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { didYouMean } from '@/lib/closest';
import type { GuideData } from '@/loaders/schema/guide';

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
