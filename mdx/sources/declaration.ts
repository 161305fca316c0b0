import type { PhrasingContent } from 'mdast';
import { addressIn } from '@/law/address';
import { formatDate } from '@/lib/dates';
import { link, text } from '@/lib/markdown/nodes';
import { checkedOn } from '@/loaders/guide-entries';
import type { GuideLaw } from '@/loaders/guide-law';
import { attributeOf } from '@/loaders/mdx/tree';
import { component, type MarkdownContext } from '@/mdx/component';

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
  if (!source) throw new Error(`No source "${id}" in guide.yaml.`);
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
  examples: {
    fr: {
      title: "Source d'une affirmation : Cite",
      source:
        'Le rapport comporte une section dédiée <Cite source="dir-2013-34">art. 19 bis</Cite>. La directive date de 2022 <Cite source="dir-2022-2464" />.',
    },
    en: {
      title: 'The source of a statement: Cite',
      source:
        'The report has a dedicated section <Cite source="dir-2013-34">Art. 19a</Cite>. The directive dates from 2022 <Cite source="dir-2022-2464" />.',
    },
  },
});

export const AsOf = component({
  name: 'AsOf',
  attributes: { subject: { required: true, ids: 'subjects' } },
  holds: 'nothing',
  toMarkdown: (element, _children, { law, locale }) => [
    text(formatDate(checkedOn(law, attributeOf(element, 'subject') ?? ''), locale)),
  ],
  examples: {
    fr: {
      title: 'Jour où le droit a été vérifié : AsOf',
      source: 'Au <AsOf subject="french-law" />, nous ne connaissons aucun texte de transposition.',
    },
    en: {
      title: 'The day the law was checked: AsOf',
      source: 'As of <AsOf subject="french-law" /> we know of no transposition.',
    },
  },
});
