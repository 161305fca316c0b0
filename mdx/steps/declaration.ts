import { asBlocks, item, itemsOf, list, paragraph, strong } from '@/lib/markdown';
import { attributeOf } from '@/loaders/mdx/tree';
import { component } from '@/mdx/component';

export const Steps = component({
  name: 'Steps',
  attributes: {},
  holds: ['Step'],
  toMarkdown: (_element, children) => [list(itemsOf(children), { ordered: true })],
});

/** Attributes for the deliverable and deadline of a step, in the order shown. */
export const stepOutcomes = ['deliverable', 'by'] as const;

export const Step = component({
  name: 'Step',
  attributes: {
    title: { required: true, prose: true },
    deliverable: { prose: true },
    by: { prose: true },
  },
  holds: 'prose',
  parity: 'count',
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide.step' });
    const outcomes = stepOutcomes.flatMap((name) => {
      const value = attributeOf(element, name);
      return value ? [paragraph(strong(t(name)), ` ${value}`)] : [];
    });
    return [
      item(
        paragraph(strong(attributeOf(element, 'title') ?? '')),
        ...asBlocks(children),
        ...outcomes,
      ),
    ];
  },
});
