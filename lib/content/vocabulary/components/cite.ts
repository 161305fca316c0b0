import type { PhrasingContent } from 'mdast';
import { attributeOf } from '@/lib/content/mdx/elements';
import { citation } from '../citation';
import { component } from '../component';

export const Cite = component({
  name: 'Cite',
  attributes: { source: { required: true, ids: 'sources' } },
  holds: 'reference',
  citesSource: true,
  toMarkdown: (element, children, { data, locale }) =>
    citation(
      data.sources,
      attributeOf(element, 'source') ?? '',
      locale,
      ...(children as PhrasingContent[]),
    ),
  examples: {
    fr: {
      title: "Source d'une affirmation : Cite",
      source:
        'Le rapport comporte une section dédiée <Cite source="accounting-directive">art. 19 bis</Cite>. La directive date de 2022 <Cite source="csrd" />.',
    },
    en: {
      title: 'The source of a statement: Cite',
      source:
        'The report has a dedicated section <Cite source="accounting-directive">Art. 19a</Cite>. The directive dates from 2022 <Cite source="csrd" />.',
    },
  },
});
