import type { BlockContent } from 'mdast';
import { asBlocks, item, itemsOf, list, paragraph, strong } from '@/lib/markdown';
import { say } from '@/lib/say/say';
import { component, type ToMarkdown } from '@/loaders/mdx/component';
import { attributeOf, elementsIn } from '@/loaders/mdx/tree';

export const Decision = component({
  name: 'Decision',
  attributes: {},
  holds: ['Question'],
  parity: 'count',
  toMarkdown: (_element, children) => [list(itemsOf(children), { ordered: true })],
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
  toMarkdown: (element, children) => [
    item(paragraph(strong(attributeOf(element, 'title') ?? '')), list(itemsOf(children))),
  ],
});

/** Blocks with a label in bold before the first of them: `**Yes:** go to question 3.` */
function labelled(label: string, blocks: readonly BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(strong(label), ' ', ...first.children), ...rest]
    : [paragraph(strong(label)), ...blocks];
}

/** A list item that starts with the answer it is for: `**Yes:** go to question 3.` */
const answerItem =
  (answer: 'yes' | 'no'): ToMarkdown =>
  async (_element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide.decision' });
    return [item(...labelled(t(answer), asBlocks(children)))];
  };

export const Yes = component({
  name: 'Yes',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('yes'),
});

export const No = component({
  name: 'No',
  attributes: {},
  holds: 'prose',
  parity: 'count',
  toMarkdown: answerItem('no'),
});
