import { formatDate } from '@/lib/dates';
import { item, list, paragraph, strong } from '@/lib/markdown';
import { milestonesShown } from '@/loaders/guide-entries';
import { component, type ToMarkdown } from '@/loaders/mdx/component';
import { citation } from '@/loaders/mdx/declarations/sources';
import { attributeOf } from '@/loaders/mdx/tree';

const toMarkdown: ToMarkdown = async (element, _children, context) => {
  const { law, locale, getTranslations } = context;
  const t = await getTranslations({ locale, namespace: 'guide' });
  const milestones = milestonesShown(law, attributeOf(element, 'ids')).map(
    async ({ date, state, newDate, label, act, provision }) => {
      const word = t(`status.${state}`);
      const shown = newDate
        ? `${word}, ${t('newDate', { date: formatDate(newDate, locale) })}`
        : word;
      return item(
        paragraph(
          strong(formatDate(date, locale)),
          ` – ${shown} – ${label[locale]} `,
          ...(await citation(context, act, ...(provision ? [provision[locale]] : []))),
        ),
      );
    },
  );
  return [list(await Promise.all(milestones))];
};

export const Timeline = component({
  name: 'Timeline',
  attributes: { ids: { ids: 'milestones' } },
  holds: 'nothing',
  citesSource: true,
  parity: { attribute: 'ids' },
  toMarkdown,
});
