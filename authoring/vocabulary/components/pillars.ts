import { component } from '@/authoring/vocabulary/component';
import { itemsOf, list } from '@/lib/markdown/nodes';

export const Pillars = component({
  name: 'Pillars',
  attributes: {},
  holds: ['Pillar'],
  toMarkdown: (_element, children) => [list(itemsOf(children))],
  examples: {
    fr: {
      title: 'Notions parallèles : Pillars et Pillar',
      source: `<Pillars>

<Pillar title="Gouvernance">

Qui décide, qui surveille.

</Pillar>

<Pillar title="Stratégie">

Ce que la durabilité change au modèle d'affaires.

</Pillar>

</Pillars>`,
    },
    en: {
      title: 'Parallel notions: Pillars and Pillar',
      source: `<Pillars>

<Pillar title="Governance">

Who decides, who oversees.

</Pillar>

<Pillar title="Strategy">

What sustainability changes in the business model.

</Pillar>

</Pillars>`,
    },
  },
});
