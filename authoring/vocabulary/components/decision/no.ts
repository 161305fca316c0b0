import { component } from '@/authoring/vocabulary/component';
import { answerItem } from './answer-item';

export const No = component({
  name: 'No',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('no'),
});
