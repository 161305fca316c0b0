import { component } from '@/loaders/mdx/component';

export const Pillars = component({
  name: 'Pillars',
  attributes: {},
  holds: ['Pillar'],
});

export const Pillar = component({
  name: 'Pillar',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
});
