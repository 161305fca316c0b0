import { getTranslations } from 'next-intl/server';
import { movedDates } from '@/law/omnibus/moved-dates';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/loaders/law-words';
import { Changed, Formerly } from '@/ui/change';
import { StackingTable } from '@/ui/tables/stacking-table';
import { ActLink } from './act-link';
import type { OmnibusContext } from './context';
import styles from './omnibus.module.css';

/** Dates that Omnibus I moved or dropped: struck out, beside the one that stands. */
export async function DatesTable({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale, register, day } = context;
  return (
    <StackingTable
      caption={t('dates.caption')}
      columns={(['milestone', 'before', 'now', 'by'] as const).map((name) => t(`dates.${name}`))}
      even
    >
      <tbody>
        {movedDates(register, day).map(({ milestone, steps }) => {
          const now = steps.at(-1)?.to;
          return (
            <tr key={milestone.id} id={milestone.id}>
              <th scope="row">{milestone.label[locale]}</th>
              <td data-label={t('dates.before')}>
                <Formerly>{formatDate(milestone.date, locale)}</Formerly>
              </td>
              <td data-label={t('dates.now')}>
                {now ? (
                  <>
                    <Changed>{formatDate(now.date, locale)}</Changed>
                    <span className={styles.applies}>{now.label[locale]}</span>
                  </>
                ) : (
                  t('dates.dropped')
                )}
              </td>
              <td data-label={t('dates.by')}>
                <ul role="list" className={styles.lines}>
                  {steps.map(({ by, on, to }) => (
                    <li key={by}>
                      <ActLink id={by} context={context} />, {formatDate(on, locale)}
                      {context.words.colon}
                      {to ? formatDate(to.date, locale) : lowerFirst(t('dates.dropped'))}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </StackingTable>
  );
}
