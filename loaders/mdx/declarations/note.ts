import { component } from '@/loaders/mdx/component';

export const Note = component({
  name: 'Note',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
});
