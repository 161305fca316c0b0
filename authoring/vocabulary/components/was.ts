import type { PhrasingContent } from 'mdast';
import { component } from '@/authoring/vocabulary/component';

export const Was = component({
  name: 'Was',
  attributes: {},
  holds: 'prose',
  pastLaw: true,
  toMarkdown: (_element, children) => [{ type: 'delete', children: children as PhrasingContent[] }],
  examples: {
    fr: {
      title: "Chiffre d'avant, barré : Was",
      source: 'Le seuil est de <Was>250 salariés</Was> <Figure of="csrd-scope.employees" />.',
    },
    en: {
      title: 'An earlier figure, struck out: Was',
      source: 'The threshold is <Was>250 employees</Was> <Figure of="csrd-scope.employees" />.',
    },
  },
});
