import { milestonesOn } from '@/lib/content/facts/milestones';
import { attributeOf } from '@/lib/content/mdx/elements';
import { formatDate } from '@/lib/format';
import { item, list, paragraph, strong } from '@/lib/markdown/nodes';
import { today } from '@/lib/today';
import { citation } from '../citation';
import { component, type ToMarkdown } from '../component';

const toMarkdown: ToMarkdown = async (element, _children, { data, locale, getTranslations }) => {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const day = today();
  const milestones = milestonesOn(day, data, attributeOf(element, 'ids')).map(
    ({ date, status, newDate, label, source, article }) => {
      const word = t(`status.${status}`);
      const state = newDate
        ? `${word}, ${t('newDate', { date: formatDate(newDate, locale) })}`
        : word;
      return item(
        paragraph(
          strong(formatDate(date, locale)),
          ` – ${state} – ${label[locale]} `,
          ...citation(data.sources, source, locale, ...(article ? [article[locale]] : [])),
        ),
      );
    },
  );
  const stateOn = t.markup('stateOn', { date: formatDate(day, locale), day: (date) => date });
  return [paragraph(stateOn), list(milestones)];
};

const source =
  '<Timeline ids="entry-into-force omnibus-proposal transposition wave-2 wave-2-deferred reasonable-assurance revised-sfdr" />';

export const Timeline = component({
  name: 'Timeline',
  attributes: { ids: { ids: 'milestones' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
  toMarkdown,
  examples: {
    fr: { title: 'Jalons de guide.yaml : Timeline', source },
    en: { title: 'Milestones of guide.yaml: Timeline', source },
  },
});
