import { asBlocks } from '@/lib/markdown/as-blocks';
import { emphasis, paragraph, strong } from '@/lib/markdown/nodes';
import { attributeOf } from '@/loaders/mdx/tree';
import { component } from '@/mdx/component';

export const Example = component({
  name: 'Example',
  attributes: { title: { required: true, prose: true } },
  holds: 'prose',
  fictional: true,
  parity: 'count',
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide.example' });
    return [
      paragraph(strong(`${t('label')} ${attributeOf(element, 'title') ?? ''}`)),
      paragraph(emphasis(t('fictional'))),
      ...asBlocks(children),
    ];
  },
  examples: {
    fr: {
      title: 'Exemple chiffré : Example',
      source: `<Example title="le groupe Aubrac mesure sa taille">

Le groupe emploie 1 240 salariés pour un chiffre d'affaires de 380 millions d'euros.

| Critère | Valeur | Seuil dépassé |
| --- | --- | --- |
| Salariés | 1 240 | Oui |
| Chiffre d'affaires | 380 millions d'euros | Non |

</Example>`,
    },
    en: {
      title: 'A worked example: Example',
      source: `<Example title="the Aubrac group measures its size">

The group has 1,240 employees and a turnover of €380 million.

| Test | Value | Exceeded |
| --- | --- | --- |
| Employees | 1,240 | Yes |
| Turnover | €380 million | No |

</Example>`,
    },
  },
});
