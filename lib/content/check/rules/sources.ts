import type { Texts } from '@/lib/content/check/parsed-text';
import { actsOf, resolveLaw } from '@/lib/content/facts/guide-law';
import type { YamlFile } from '@/lib/content/load/files/yaml-file';
import { type ContentProblem, errorAt } from '@/lib/content/problems/problem';
import type { GuideData } from '@/lib/content/schema/guide';
import { guideVocabulary } from '@/lib/content/vocabulary/guides';
import { dataReferences } from '@/lib/content/vocabulary/vocabulary';
import { entriesOf } from '@/lib/law/find';
import type { Register } from '@/lib/law/register';

/** Every listed source must be used. Acts that entries rest on need not be listed. */
export function checkSourcesUsed(
  { file, value, document }: YamlFile<GuideData>,
  texts: Texts<object>,
  register: Register,
  today: string,
): ContentProblem[] {
  if (!value || !document) return [];
  const cited = Object.values(texts)
    .flatMap(({ tree }) => dataReferences(tree, guideVocabulary))
    .flatMap(({ id, list }) => (list === 'sources' ? id : []));
  const used = new Set([...cited, ...actsShown(value, register, today)]);
  const { acts } = entriesOf(register);
  return value.sources.flatMap((id, index) => {
    // An unknown act is reported elsewhere.
    if (used.has(id) || !acts.has(id)) return [];
    const message = `The source "${id}" is never used; cite it or remove it.`;
    return errorAt(file, message, document.placeOf(['sources', index]));
  });
}

/** Acts that a guide's entries rest on; none when the register lacks one, which is reported elsewhere. */
function actsShown(data: GuideData, register: Register, today: string): string[] {
  try {
    return actsOf(resolveLaw({ ...data, sources: [] }, register, today));
  } catch {
    return data.sources;
  }
}
