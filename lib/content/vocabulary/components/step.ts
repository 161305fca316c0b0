import { component } from '../component';
import { titledItem } from '../titled-item';

export const Step = component({
  name: 'Step',
  attributes: { title: { required: true, words: true } },
  holds: 'prose',
  alike: 'number',
  toMarkdown: titledItem,
});
