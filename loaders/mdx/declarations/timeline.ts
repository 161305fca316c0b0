import { component } from '@/loaders/mdx/component';

export const Timeline = component({
  name: 'Timeline',
  attributes: { ids: { ids: 'milestones' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
});
