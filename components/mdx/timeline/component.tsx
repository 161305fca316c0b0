import { getTranslations } from 'next-intl/server';
import { Cite } from '@/components/mdx/sources/component';
import { looksOf, MilestoneDate } from '@/components/ui/tag';
import type { KnownMilestone } from '@/law/milestones';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { milestonesShown } from '@/loaders/guide-entries';
import type { OfGuide } from '@/loaders/mdx/component';
import styles from './component.module.css';

/**
 * Milestones of the register, in the order of `ids` or by date, each with its source and its state on
 * the day of the build, which the caption states. browser/enhance/timelines.ts brings the states up to date
 * when the page is read later.
 */
export async function Timeline({ law, locale, ids }: OfGuide & { ids?: string }) {
  const t = await getTranslations('guide');
  return (
    <figure data-state-on={law.day} data-looks={looksOf((state) => t(`status.${state}`))}>
      <ol role="list">
        {milestonesShown(law, ids).map((milestone) => (
          <li key={milestone.id} className={styles.milestone}>
            <When milestone={milestone} locale={locale} />
            <p>
              {milestone.label[locale]}{' '}
              <Cite law={law} source={milestone.act} locale={locale}>
                {milestone.provision?.[locale]}
              </Cite>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Date and state, with the day on which the milestone will be cancelled or deferred, if one is known. */
async function When({ milestone, locale }: { milestone: KnownMilestone; locale: Locale }) {
  const t = await getTranslations('guide');
  const { newDate, later } = milestone;
  const moved = newDate ?? later?.newDate;
  return (
    <p className={`flow ${styles.when}`}>
      <MilestoneDate of={milestone} />{' '}
      {moved && (
        <span className={`soft ${styles.newDate}`} hidden={newDate === undefined}>
          {t('newDate', { date: formatDate(moved, locale) })}
        </span>
      )}
    </p>
  );
}
