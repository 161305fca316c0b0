import type { Texts } from '@/authoring/check/parsed-text';
import { guideVocabulary } from '@/authoring/vocabulary/guides';
import { dataReferences } from '@/authoring/vocabulary/vocabulary';
import { entriesOf } from '@/law/find';
import type { Register } from '@/law/register';
import { actsOf, resolveLaw } from '@/loaders/guide-law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import type { GuideData } from '@/loaders/schema/guide';
import type { YamlFile } from '@/loaders/yaml/file';

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
