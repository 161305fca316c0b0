import { component } from '../component';
import { titledItem } from '../titled-item';

export const Pillar = component({
  name: 'Pillar',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: titledItem,
});
