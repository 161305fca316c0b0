import { component } from '@/authoring/vocabulary/component';
import { titledItem } from '@/authoring/vocabulary/titled-item';

export const Pillar = component({
  name: 'Pillar',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: titledItem,
});
