import { getTranslations } from 'next-intl/server';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { formatDate } from '@/lib/format';
import { movedDates } from '@/lib/omnibus/moved-dates';
import { ActLink } from './act-link';
import type { OmnibusContext } from './context';
import styles from './omnibus.module.css';

/** Dates that Omnibus I moved or dropped: struck out, beside the one that stands. */
export async function DatesTable({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale, register, day } = context;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('dates.caption')}</caption>
      <thead>
        <tr>
          {(['milestone', 'before', 'now', 'by'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`dates.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {movedDates(register, day).map(({ milestone, by, on, now }) => (
          <tr key={milestone.id} id={milestone.id}>
            <th scope="row">{milestone.label[locale]}</th>
            <td data-label={t('dates.before')}>
              <del className={styles.formerly}>
                {visuallyHidden(t('was'))} {formatDate(milestone.date, locale)}
              </del>
            </td>
            <td data-label={t('dates.now')}>
              {now ? (
                <ins className={styles.now}>{formatDate(now.date, locale)}</ins>
              ) : (
                t('dates.dropped')
              )}
            </td>
            <td data-label={t('dates.by')}>
              <ActLink id={by} context={context} />, {formatDate(on, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
