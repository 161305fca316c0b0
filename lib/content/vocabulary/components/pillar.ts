import { component } from '../component';
import { titledItem } from '../titled-item';

export const Pillar = component({
  name: 'Pillar',
  attributes: { title: { required: true, words: true } },
  holds: 'prose',
  alike: 'number',
  toMarkdown: titledItem,
});
