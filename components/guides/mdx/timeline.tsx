import { getTranslations } from 'next-intl/server';
import { Tag, type TagColour } from '@/components/ui/tag';
import { milestonesOf } from '@/lib/content/facts';
import type { Guide } from '@/lib/content/guides';
import { type MilestoneStatus, milestoneStatus } from '@/lib/content/milestone-status';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { Citation } from './citation';
import styles from './mdx.module.css';

const colours: Record<MilestoneStatus, TagColour> = {
  past: 'green',
  current: 'teal',
  upcoming: 'slate',
  proposed: 'ochre',
  deferred: 'amber',
  cancelled: 'brick',
};

/** Milestones of guide.yaml, in the order of `ids` or by date, each with its status on the day of the build and its source. */
export async function Timeline({
  guide: { data },
  locale,
  ids,
}: {
  guide: Pick<Guide, 'data'>;
  locale: Locale;
  ids?: string;
}) {
  const t = await getTranslations('guide.status');
  const day = today();
  return (
    <ol role="list" className={styles.timeline}>
      {milestonesOf(data, ids).map((milestone) => {
        const { id, date, label, source, article } = milestone;
        const status = milestoneStatus(milestone, day);
        return (
          <li key={id} className={styles.milestone}>
            <p className={styles.when}>
              <time dateTime={date}>{formatDate(date, locale)}</time>{' '}
              <Tag colour={colours[status]}>{t(status)}</Tag>
            </p>
            <p>
              {label[locale]}{' '}
              <Citation sources={data.sources} source={source} locale={locale}>
                {article?.[locale]}
              </Citation>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
