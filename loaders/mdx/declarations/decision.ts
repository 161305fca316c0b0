import { say } from '@/lib/say/say';
import { component } from '@/loaders/mdx/component';
import { elementsIn } from '@/loaders/mdx/tree';

export const Decision = component({
  name: 'Decision',
  attributes: {},
  holds: ['Question'],
  parity: 'count',
});

const answers = ['Yes', 'No'] as const;

export const Question = component({
  name: 'Question',
  attributes: { title: { required: true, prose: true } },
  holds: answers,
  parity: 'count',
  check: (element) => {
    const given = elementsIn(element).map(({ name }) => name);
    return answers.flatMap((answer) => {
      const count = given.filter((name) => name === answer).length;
      if (count === 1) return [];
      return [
        count === 0
          ? say('<Question> has no <#{answer}>; add one.', { answer })
          : say('<Question> has #{count} <#{answer}>; keep one.', { count, answer }),
      ];
    });
  },
});

const answer = <const Name extends (typeof answers)[number]>(name: Name) =>
  component({ name, attributes: {}, holds: 'prose', parity: 'count' });

export const Yes = answer('Yes');
export const No = answer('No');
