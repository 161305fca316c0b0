import { component } from '../../component';
import { answerItem } from './answer-item';

export const Yes = component({
  name: 'Yes',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('yes'),
});
