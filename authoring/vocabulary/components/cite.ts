import type { PhrasingContent } from 'mdast';
import { citation } from '@/authoring/vocabulary/citation';
import { component } from '@/authoring/vocabulary/component';
import { attributeOf } from '@/loaders/mdx/tree';

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
