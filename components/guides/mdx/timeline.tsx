import { getTranslations } from 'next-intl/server';
import { Tag, type TagColour, tagClass } from '@/components/ui/tag';
import {
  dateStatuses,
  isDateStatus,
  type MilestoneStatus,
  type StatusTags,
} from '@/lib/content/facts/milestone-status';
import { milestonesOn } from '@/lib/content/facts/milestones';
import type { Guide } from '@/lib/content/load/guides';
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

/**
 * Milestones of guide.yaml, in the order of `ids` or by date, each with its source and its status on
 * the build date, which the caption states. enhance/timelines.ts updates the statuses when the page is
 * read later.
 */
export async function Timeline({
  guide: { data },
  locale,
  ids,
}: {
  guide: Pick<Guide, 'data'>;
  locale: Locale;
  ids?: string;
}) {
  const t = await getTranslations('guide');
  const day = today();
  const looks = Object.fromEntries(
    dateStatuses.map((status) => [status, [t(`status.${status}`), tagClass(colours[status])]]),
  ) as unknown as StatusTags;
  return (
    <figure data-state-on={day} data-looks={JSON.stringify(looks)}>
      <figcaption className={styles.stateOn}>
        {t.rich('stateOn', {
          date: formatDate(day, locale),
          day: (date) => <time dateTime={day}>{date}</time>,
        })}
      </figcaption>
      <ol role="list" className={styles.timeline}>
        {milestonesOn(day, data, ids).map(
          ({ id, date, label, status, newDate, source, article }) => (
            <li key={id} className={styles.milestone}>
              <p className={styles.when}>
                <time dateTime={date} data-dated={isDateStatus(status) ? '' : undefined}>
                  {formatDate(date, locale)}
                </time>{' '}
                <Tag colour={colours[status]}>{t(`status.${status}`)}</Tag>{' '}
                {newDate && (
                  <span className={styles.newDate}>
                    {t('newDate', { date: formatDate(newDate, locale) })}
                  </span>
                )}
              </p>
              <p>
                {label[locale]}{' '}
                <Citation sources={data.sources} source={source} locale={locale}>
                  {article?.[locale]}
                </Citation>
              </p>
            </li>
          ),
        )}
      </ol>
    </figure>
  );
}
