import { getTranslations } from 'next-intl/server';
import { Changed, Formerly } from '@/components/ui/marks';
import { StackingTable } from '@/components/ui/tables';
import { movedDates } from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/sentences';
import styles from './omnibus.module.css';
import { ActLink, type OmnibusContext } from './wording';

/** Dates that Omnibus I moved: struck out, beside the one that stands. */
export async function Dates({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale, register, day, words } = context;
  const dates = movedDates(register, day).flatMap(({ milestone, steps }) => {
    const now = steps.at(-1)?.to;
    return now ? [{ milestone, steps, now }] : [];
  });
  return (
    <div className={styles.dates}>
      <StackingTable
        caption={t('dates.caption')}
        columns={(['milestone', 'before', 'now', 'by'] as const).map((name) => t(`dates.${name}`))}
        even
      >
        <tbody>
          {dates.map(({ milestone, steps, now }, index) => {
            const isSaid = dates.slice(0, index).some((date) => date.now === now);
            return (
              <tr key={milestone.id} id={milestone.id}>
                <th scope="row">{milestone.label[locale]}</th>
                <td data-label={t('dates.before')}>
                  <Formerly>{formatDate(milestone.date, locale)}</Formerly>
                  {'\u2002'}
                </td>
                <td data-label={t('dates.now')}>
                  <Changed>{formatDate(now.date, locale)}</Changed>
                  {!isSaid && (
                    <span className={`quiet ${styles.applies}`}>{now.label[locale]}</span>
                  )}
                </td>
                <td data-label={t('dates.by')}>
                  <ul role="list" className="stack">
                    {steps.map(({ by, on, to }) => (
                      <li key={by}>
                        <ActLink id={by} context={context} />, {formatDate(on, locale)}
                        {words.colon}
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
    </div>
  );
}
