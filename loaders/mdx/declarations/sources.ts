import { component } from '@/loaders/mdx/component';

export const Cite = component({
  name: 'Cite',
  attributes: { source: { required: true, ids: 'sources' } },
  holds: 'reference',
  citesSource: true,
  parity: { named: 'source' },
});

export const AsOf = component({
  name: 'AsOf',
  attributes: { of: { required: true, values: ['eu', 'fr'] } },
  holds: 'nothing',
});
