import { getTranslations } from 'next-intl/server';
import { Changed, Formerly } from '@/components/ui/marks';
import { StackingTable } from '@/components/ui/tables';
import { movedDates } from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/sentences';
import styles from './omnibus.module.css';
import { ActLink, type OmnibusContext } from './wording';

type Moved = ReturnType<typeof movedDates>[number];

/** Dates that Omnibus I moved: struck out, beside the one that stands. Those that it dropped are folded below. */
export async function Dates({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const dates = movedDates(context.register, context.day);
  const isDropped = ({ steps }: Moved) => steps.at(-1)?.to === undefined;
  const dropped = dates.filter(isDropped);
  return (
    <div className={styles.dates}>
      <DatesTable
        caption={t('dates.caption')}
        dates={dates.filter((date) => !isDropped(date))}
        context={context}
      />
      {dropped.length > 0 && (
        <details className="fold above-5">
          <summary>{t('dates.droppedDates', { count: dropped.length })}</summary>
          <DatesTable
            caption={t('dates.droppedDates', { count: dropped.length })}
            dates={dropped}
            context={context}
          />
        </details>
      )}
    </div>
  );
}

interface DatesTableProps {
  caption: string;
  dates: readonly Moved[];
  context: OmnibusContext;
}

async function DatesTable({ caption, dates, context }: DatesTableProps) {
  const t = await getTranslations('omnibus');
  const { locale } = context;
  return (
    <StackingTable
      caption={caption}
      columns={(['milestone', 'before', 'now', 'by'] as const).map((name) => t(`dates.${name}`))}
      even
    >
      <tbody>
        {dates.map(({ milestone, steps }, index) => {
          const now = steps.at(-1)?.to;
          const isSaid = dates.slice(0, index).some((date) => date.steps.at(-1)?.to === now);
          return (
            <tr key={milestone.id} id={milestone.id}>
              <th scope="row">{milestone.label[locale]}</th>
              <td data-label={t('dates.before')}>
                <Formerly>{formatDate(milestone.date, locale)}</Formerly>
                {'\u2002'}
              </td>
              <td data-label={t('dates.now')}>
                {now ? (
                  <>
                    <Changed>{formatDate(now.date, locale)}</Changed>
                    {!isSaid && (
                      <span className={`quiet ${styles.applies}`}>{now.label[locale]}</span>
                    )}
                  </>
                ) : (
                  t('dates.dropped')
                )}
              </td>
              <td data-label={t('dates.by')}>
                <ul role="list" className="stack">
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
