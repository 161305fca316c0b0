import { isDate } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { whyNoFigure } from '@/loaders/law';
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
});

export const Was = component({
  name: 'Was',
  attributes: {},
  holds: 'prose',
  pastLaw: true,
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
});
