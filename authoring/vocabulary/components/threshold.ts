import { component } from '@/authoring/vocabulary/component';
import { figureHistory } from '@/authoring/vocabulary/figure-history';
import { figureNamed } from '@/loaders/guide-entries';
import { attributeOf } from '@/loaders/mdx/tree';

export const Threshold = component({
  name: 'Threshold',
  attributes: { of: { required: true, ids: 'figures' } },
  holds: 'nothing',
  toMarkdown: (element, _children, context) =>
    figureHistory(figureNamed(context.law, attributeOf(element, 'of') ?? ''), context),
  examples: {
    fr: {
      title: "Chiffre d'hier et d'aujourd'hui : Threshold",
      source: 'Effectif d\'entrée dans la CSRD : <Threshold of="csrd-scope.employees" />.',
    },
    en: {
      title: 'A figure then and now: Threshold',
      source: 'Headcount for the CSRD: <Threshold of="csrd-scope.employees" />.',
    },
  },
});
