import { asBlocks } from '@/lib/markdown/as-blocks';
import { item, itemsOf, list, paragraph, strong } from '@/lib/markdown/nodes';
import { attributeOf } from '@/loaders/mdx/tree';
import { component } from '@/mdx/component';

export const Steps = component({
  name: 'Steps',
  attributes: {},
  holds: ['Step'],
  toMarkdown: (_element, children) => [list(itemsOf(children), { ordered: true })],
  examples: {
    fr: {
      title: 'Étapes : Steps et Step',
      source: `<Steps>

<Step title="Fixer le périmètre" deliverable="Note de périmètre signée" by="Douze mois avant la clôture">

Listez les entités et calculez les trois critères pour chacune.

</Step>

<Step title="Désigner les responsables">

Nommez un pilote, et un responsable par sujet.

</Step>

</Steps>`,
    },
    en: {
      title: 'Steps: Steps and Step',
      source: `<Steps>

<Step title="Settle the scope" deliverable="Signed scoping note" by="Twelve months before year end">

List the entities and calculate the three criteria for each of them.

</Step>

<Step title="Name the people in charge">

Appoint a project lead, and one owner per topic.

</Step>

</Steps>`,
    },
  },
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
