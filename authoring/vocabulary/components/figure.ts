import { component } from '@/authoring/vocabulary/component';
import { fillFigures } from '@/law/values';
import { text } from '@/lib/markdown/nodes';
import { typeset } from '@/lib/typography';
import { figureValues, whyNoFigure } from '@/loaders/law';
import { attributeOf } from '@/loaders/mdx/tree';

export const Figure = component({
  name: 'Figure',
  attributes: { of: { required: true } },
  holds: 'nothing',
  check: (element) => {
    const name = attributeOf(element, 'of');
    const message = name && whyNoFigure(name);
    return message ? [message] : [];
  },
  toMarkdown: (element, _children, { locale }) => [
    text(typeset(fillFigures(`{${attributeOf(element, 'of')}}`, figureValues(locale)), locale)),
  ],
  examples: {
    fr: {
      title: 'Chiffre du registre du droit : Figure',
      source: 'Le rapport est dû au-delà de <Figure of="csrd-scope.employees" />.',
    },
    en: {
      title: 'A figure of the register of law: Figure',
      source: 'The report is due above <Figure of="csrd-scope.employees" />.',
    },
  },
});
