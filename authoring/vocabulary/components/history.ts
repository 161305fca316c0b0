import { component } from '@/authoring/vocabulary/component';
import { formatDate, isDate } from '@/lib/dates';
import { asBlocks } from '@/lib/markdown/as-blocks';
import { paragraph, quote, strong } from '@/lib/markdown/nodes';
import { attributeOf } from '@/loaders/mdx/tree';

export const History = component({
  name: 'History',
  attributes: { until: { required: true } },
  holds: 'prose',
  pastLaw: true,
  parity: { attribute: 'until' },
  check: (element) => {
    const until = attributeOf(element, 'until') ?? '';
    return until.length === 10 && isDate(until)
      ? []
      : [`"${until}" is not a day of the calendar; write the last day of that law, YYYY-MM-DD.`];
  },
  toMarkdown: async (element, children, { locale, getTranslations }) => {
    const t = await getTranslations({ locale, namespace: 'guide' });
    const date = formatDate(attributeOf(element, 'until') ?? '', locale);
    return [quote(paragraph(strong(t('lawUntil', { date }))), ...asBlocks(children))];
  },
  examples: {
    fr: {
      title: 'Droit antérieur : History',
      source: `<History until="2026-03-17">

Le seuil était de 250 salariés.

</History>`,
    },
    en: {
      title: 'Earlier law: History',
      source: `<History until="2026-03-17">

The threshold was 250 employees.

</History>`,
    },
  },
});
