import { component } from '@/authoring/vocabulary/component';
import { item, itemsOf, list, paragraph, strong } from '@/lib/markdown/nodes';
import { attributeOf, elementsIn } from '@/loaders/mdx/tree';

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
          ? `<Question> has no <${answer}>; add one.`
          : `<Question> has ${count} <${answer}>; keep one.`,
      ];
    });
  },
  toMarkdown: (element, children) => [
    item(paragraph(strong(attributeOf(element, 'title') ?? '')), list(itemsOf(children))),
  ],
});
