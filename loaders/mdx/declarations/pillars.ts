import { asBlocks, item, itemsOf, list, paragraph, strong } from '@/lib/markdown';
import { component, type ToMarkdown } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

export const Pillars = component({
  name: 'Pillars',
  attributes: {},
  holds: ['Pillar'],
  toMarkdown: (_element, children) => [list(itemsOf(children))],
});

/** A list item that starts with its title. */
const titledItem: ToMarkdown = (element, children) => [
  item(paragraph(strong(attributeOf(element, 'title') ?? '')), ...asBlocks(children)),
];

export const Pillar = component({
  name: 'Pillar',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: titledItem,
});
