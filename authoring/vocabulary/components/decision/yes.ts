import { component } from '@/authoring/vocabulary/component';
import { answerItem } from './answer-item';

export const Yes = component({
  name: 'Yes',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('yes'),
});
