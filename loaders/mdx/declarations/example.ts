import { asBlocks, emphasis, paragraph, strong } from '@/lib/markdown';
import { component } from '@/loaders/mdx/component';
import { attributeOf } from '@/loaders/mdx/tree';

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
});
