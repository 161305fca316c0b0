import type { PhrasingContent } from 'mdast';
import type { Source } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import { link, text } from '@/lib/markdown/nodes';

/**
 * `([Directive (EU) 2022/2464, Art. 19a](https://…))`
 * @param place the article or passage.
 * @throws when guide.yaml has no such source.
 */
export function citation(
  sources: readonly Source[],
  id: string,
  locale: Locale,
  ...place: (string | PhrasingContent)[]
): PhrasingContent[] {
  const source = sources.find((candidate) => candidate.id === id);
  if (!source) throw new Error(`No source "${id}" in guide.yaml.`);
  const passage = place.length > 0 ? [', ', ...place] : [];
  return [text('('), link(source.url, source.act[locale], ...passage), text(')')];
}
