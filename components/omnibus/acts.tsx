import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import { entriesOf } from '@/law/entries';
import { isDateState, milestoneState } from '@/law/milestones';
import { omnibusActs } from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { ActLink, type OmnibusContext } from './wording';

/** The acts of Omnibus I, since when they are in force and by when they are transposed. */
export async function Acts({ context }: { context: OmnibusContext }) {
  const t = await getTranslations('omnibus');
  const { locale, register, day, words } = context;
  const { acts, milestones } = entriesOf(register);
  // An act may be transposed in parts, by different days.
  const transpositions = [...milestones.values()]
    .filter(
      (milestone) =>
        milestone.kind === 'transposition' && isDateState(milestoneState(milestone, day)),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <>
      <ul role="list" className="grid halves">
        {omnibusActs.map((id) => {
          const act = acts.get(id);
          return (
            act && (
              <li key={id} id={id} className="item">
                <p>{act.title?.[locale] ?? act.name[locale]}</p>
                <p className="quiet">
                  {act.inForceFrom &&
                    `${t('acts.inForce', { date: formatDate(act.inForceFrom, locale) })} `}
                  {transpositions
                    .filter((milestone) => milestone.act === id)
                    .map(
                      ({ date, label }) =>
                        `${label[locale]}${words.colon}${formatDate(date, locale)}. `,
                    )}
                  <ActLink id={id} context={context} />
                </p>
              </li>
            )
          );
        })}
      </ul>
      <p className="measure above-5">
        {t('asOf')} <PageLink page="openData">{t('data')}</PageLink>
      </p>
    </>
  );
}
