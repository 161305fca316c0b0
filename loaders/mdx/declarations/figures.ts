import { whyNoFigure } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

export const Figure = component({
  name: 'Figure',
  attributes: { of: { required: true } },
  holds: 'nothing',
  parity: { named: 'of' },
  check: (element) => {
    const name = attributeOf(element, 'of');
    const message = name && whyNoFigure(name);
    return message ? [message] : [];
  },
});
