import type { PhrasingContent } from 'mdast';
import { addressIn } from '@/law/acts';
import { formatDate } from '@/lib/dates';
import { link, text } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { type Evidence, loadEvidence } from '@/loaders/evidence';
import type { GuideLaw } from '@/loaders/guide-law';
import { component, type MarkdownContext } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

/**
 * `([Directive (EU) 2022/2464, Art. 19a](https://…))`; a source that is not official says so.
 * @param place the article or passage.
 * @throws when the guide has no such source.
 */
export async function citation(
  { law, locale, getTranslations }: CitationContext,
  id: string,
  ...place: (string | PhrasingContent)[]
): Promise<PhrasingContent[]> {
  const source = law.sources.find((candidate) => candidate.id === id);
  if (!source) throw new Error(say('No source "#{id}" in guide.yaml.', { id }));
  const passage = place.length > 0 ? [', ', ...place] : [];
  const words = [source.name[locale], ...passage];
  const address = addressIn(source, locale);
  const cited = address ? [link(address, ...words)] : words.map(asText);
  if (!source.secondary) return [text('('), ...cited, text(')')];
  const t = await getTranslations({ locale, namespace: 'guide.source' });
  return [text('('), ...cited, text(`, ${t('secondary')})`)];
}

type CitationContext = Pick<MarkdownContext, 'locale' | 'getTranslations'> & {
  law: Pick<GuideLaw, 'sources'>;
};

const asText = (part: string | PhrasingContent): PhrasingContent =>
  typeof part === 'string' ? text(part) : part;

export const Cite = component({
  name: 'Cite',
  attributes: { source: { required: true, ids: 'sources' } },
  holds: 'reference',
  citesSource: true,
  toMarkdown: (element, children, context) =>
    citation(context, attributeOf(element, 'source') ?? '', ...(children as PhrasingContent[])),
});

export const AsOf = component({
  name: 'AsOf',
  attributes: { of: { required: true, values: ['eu', 'fr'] } },
  holds: 'nothing',
  toMarkdown: (element, _children, { locale }) => [
    text(formatDate(loadEvidence()[attributeOf(element, 'of') as keyof Evidence], locale)),
  ],
});
