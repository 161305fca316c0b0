import type { Root } from 'mdast';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import type { GuideData } from '@/lib/content/schema/guide';
import { type MdxVocabulary, namedEntries } from '@/lib/content/vocabulary/vocabulary';

/** Prose names sources, milestones and thresholds that guide.yaml has. */
export function checkReferences(
  tree: Root,
  data: GuideData,
  vocabulary: MdxVocabulary,
  report: Report,
): void {
  for (const { id, list, element } of namedEntries(tree, vocabulary)) {
    const known = data[list].map((entry) => entry.id);
    if (!known.includes(id))
      report(`guide.yaml has no "${id}" under ${list}.${didYouMean(id, known)}`, element.position);
  }
}
