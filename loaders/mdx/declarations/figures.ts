import type { PhrasingContent } from 'mdast';
import { fillFigures } from '@/law/placeholders';
import { formatDate, isDate } from '@/lib/dates';
import { asBlocks, paragraph, quote, strong, text } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { typeset } from '@/lib/typography';
import { figureValues, whyNoFigure } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';
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
});

export const Was = component({
  name: 'Was',
  attributes: {},
  holds: 'prose',
  pastLaw: true,
  toMarkdown: (_element, children) => [{ type: 'delete', children: children as PhrasingContent[] }],
});

export const History = component({
  name: 'History',
  attributes: { until: { required: true } },
  holds: 'prose',
  pastLaw: true,
  parity: { attribute: 'until' },
  check: (element) => {
    const until = attributeOf(element, 'until') ?? '';
    return until.length === 10 && isDate(until)
      ? []
      : [
          say(
            '"#{until}" is not a day of the calendar; write the last day of that law, YYYY-MM-DD.',
            { until },
          ),
        ];
  },
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide' });
    const date = formatDate(attributeOf(element, 'until') ?? '', locale);
    return [quote(paragraph(strong(t('lawUntil', { date }))), ...asBlocks(children))];
  },
});
