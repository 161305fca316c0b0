import { component } from '@/authoring/vocabulary/component';
import { itemsOf, list } from '@/lib/markdown/nodes';

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
