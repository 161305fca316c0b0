import { getTranslations } from 'next-intl/server';
import { Changed, Formerly } from '@/components/ui/change';
import { StackingTable } from '@/components/ui/tables/stacking-table';
import { formatDate } from '@/lib/format';
import { movedDates } from '@/lib/omnibus/moved-dates';
import { ActLink } from './act-link';
import type { OmnibusContext } from './context';

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
        {movedDates(register, day).map(({ milestone, by, on, now }) => (
          <tr key={milestone.id} id={milestone.id}>
            <th scope="row">{milestone.label[locale]}</th>
            <td data-label={t('dates.before')}>
              <Formerly>{formatDate(milestone.date, locale)}</Formerly>
            </td>
            <td data-label={t('dates.now')}>
              {now ? <Changed>{formatDate(now.date, locale)}</Changed> : t('dates.dropped')}
            </td>
            <td data-label={t('dates.by')}>
              <ActLink id={by} context={context} />, {formatDate(on, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  );
}
