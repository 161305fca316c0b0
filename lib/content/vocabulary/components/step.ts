import { component } from '../component';
import { titledItem } from '../titled-item';

export const Step = component({
  name: 'Step',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  parity: 'count',
  toMarkdown: titledItem,
});
