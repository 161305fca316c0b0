import { component } from '@/loaders/mdx/component';

export const Example = component({
  name: 'Example',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  fictional: true,
  parity: 'count',
});
