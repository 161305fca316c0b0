import { answerItem } from '../answer-item';
import { component } from '../component';

export const No = component({
  name: 'No',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('no'),
});
