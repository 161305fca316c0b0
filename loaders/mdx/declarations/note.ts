import { asBlocks, paragraph, quote, strong } from '@/lib/markdown';
import { component } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

export const Note = component({
  name: 'Note',
  attributes: { title: { required: true, prose: true }, kind: { values: ['caution'] } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: (element, children) => {
    const title = attributeOf(element, 'title');
    return [quote(...(title ? [paragraph(strong(title))] : []), ...asBlocks(children))];
  },
});
