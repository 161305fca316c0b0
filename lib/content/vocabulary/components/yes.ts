import { answerItem } from '../answer-item';
import { component } from '../component';

export const Yes = component({
  name: 'Yes',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('yes'),
});
