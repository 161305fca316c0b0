import { pick } from '@/lib/content/facts/milestones';
import { thresholdText } from '@/lib/content/facts/threshold';
import { attributeOf } from '@/lib/content/mdx/elements';
import { formatDate } from '@/lib/format';
import { item, list, paragraph, strong } from '@/lib/markdown/nodes';
import { citation } from '../citation';
import { component, type ToMarkdown } from '../component';

const toMarkdown: ToMarkdown = async (element, _children, { data, locale, getTranslations }) => {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const figures = pick(data.thresholds, attributeOf(element, 'ids')).map(async (threshold) => {
    const { label, population, asOf, source, article } = threshold;
    return item(
      paragraph(
        strong(label[locale]),
        ` – ${population[locale]} – `,
        strong(await thresholdText(threshold, locale, getTranslations)),
        ` – ${t('asOf', { date: formatDate(asOf, locale) })} `,
        ...citation(data.sources, source, locale, ...(article ? [article[locale]] : [])),
      ),
    );
  });
  return [list(await Promise.all(figures))];
};

const source = '<KeyFigures ids="large-employees non-eu-turnover" />';

export const KeyFigures = component({
  name: 'KeyFigures',
  attributes: { ids: { ids: 'thresholds' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
  toMarkdown,
  examples: {
    fr: { title: 'Seuils de guide.yaml : KeyFigures', source },
    en: { title: 'Thresholds of guide.yaml: KeyFigures', source },
  },
});
