import type { Texts } from '@/lib/content/check/parsed-text';
import type { YamlFile } from '@/lib/content/load/yaml-file';
import { type ContentProblem, errorAt } from '@/lib/content/problems/problem';
import type { GuideData } from '@/lib/content/schema/guide';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { dataReferences } from '@/lib/content/vocabulary/vocabulary';

/** Every source must be cited. */
export function checkSourcesUsed(
  { file, value, document }: YamlFile<GuideData>,
  texts: Texts<object>,
): ContentProblem[] {
  if (!value || !document) return [];
  const { sources, milestones, thresholds, since } = value;
  const used = new Set([
    ...Object.values(texts)
      .flatMap(({ tree }) => dataReferences(tree, guideVocabulary))
      .flatMap(({ id, list }) => (list === 'sources' ? id : [])),
    ...[...milestones, ...thresholds, ...since].map(({ source }) => source),
  ]);
  return sources.flatMap(({ id }, index) => {
    if (used.has(id)) return [];
    const message = `The source "${id}" is never used; cite it or remove it.`;
    return errorAt(file, message, document.placeOf(['sources', index]));
  });
}
