import { component } from '@/authoring/vocabulary/component';
import { itemsOf, list } from '@/lib/markdown/nodes';

export const Decision = component({
  name: 'Decision',
  attributes: {},
  holds: ['Question'],
  parity: 'count',
  toMarkdown: (_element, children) => [list(itemsOf(children), { ordered: true })],
  examples: {
    fr: {
      title: 'Suis-je concerné ? Decision, Question, Yes et No',
      source: `<Decision>

<Question title="Votre groupe emploie-t-il plus de {csrd-scope.employees} en moyenne ?">

<Yes>

Passez à la question 2.

</Yes>

<No>

Vous n'êtes pas visé à ce titre.

</No>

</Question>

<Question title="Son chiffre d'affaires dépasse-t-il {csrd-scope.turnover} ?">

<Yes>

Vous êtes concerné à partir de l'exercice 2027.

</Yes>

<No>

Vous n'êtes pas visé : les deux seuils se cumulent.

</No>

</Question>

</Decision>`,
    },
    en: {
      title: 'Am I concerned? Decision, Question, Yes and No',
      source: `<Decision>

<Question title="Does your group have more than {csrd-scope.employees} on average?">

<Yes>

Go to question 2.

</Yes>

<No>

You are out of scope.

</No>

</Question>

<Question title="Is its turnover above {csrd-scope.turnover}?">

<Yes>

You are in scope from financial year 2027.

</Yes>

<No>

You are out of scope: both thresholds must be exceeded.

</No>

</Question>

</Decision>`,
    },
  },
});
