import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { ObligationLine } from '@/components/obligations/obligations-page';
import { ButtonLink, PageLink } from '@/components/ui/links';
import { Changed, Formerly } from '@/components/ui/marks';
import { Ask } from '@/components/ui/sections/ask';
import { PageSummary } from '@/components/ui/sections/page-head';
import { StruckFigure } from '@/components/ui/struck-figure';
import { StackingTable } from '@/components/ui/tables';
import { BEFORE } from '@/law/checker/checker-law';
import type { Verdict } from '@/law/checker/result';
import { entriesOf } from '@/law/entries';
import { isDateState, milestoneState } from '@/law/milestones';
import { companies, inScope } from '@/law/omnibus/companies';
import { movedDates, omnibusActs, omnibusFigures } from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/sentences';
import { CompaniesTable, lawOf } from './companies-table';
import styles from './omnibus.module.css';
import { ActLink, type OmnibusContext, omnibusContext } from './wording';

/** The laws that it changed, whose pages strike what was and mark what is. */
const laws = ['csrd', 'csddd', 'taxonomie', 'esrs', 'vsme', 'assurance'] as const;

/** Before and after Omnibus I: whom the law concerns, each date that changed, and the acts. */
export async function OmnibusPage() {
  const context = await omnibusContext();
  const t = await getTranslations('omnibus');
  const { locale } = context;
  return (
    <PageShell page="omnibus">
      <Opening />
      <Brief context={context} />
      <Part id="companies" lead={t('companies.lead', { before: formatDate(BEFORE, locale) })}>
        <p className={`quiet ${styles.absent}`}>{t('companies.absent')}</p>
        <CompaniesTable context={context} />
        <details className="fold above-5">
          <summary>{t('companies.assumed')}</summary>
          <p className="measure">{t('companies.assumptions')}</p>
        </details>
      </Part>
      <div className="page above-7">
        <Ask title="resources" />
      </div>
      <Part id="figures" lead={t('figures.lead')}>
        <ul role="list">
          {laws.map((id) => (
            <ObligationLine key={id} id={id} />
          ))}
        </ul>
      </Part>
      <Part id="dates" lead={t('dates.lead')}>
        <Dates context={context} />
      </Part>
      <Part id="acts" lead={t('acts.lead')}>
        <Acts context={context} />
      </Part>
    </PageShell>
  );
}

/** The title on the dark ground, over the figures that everybody asks for. */
async function Opening() {
  const t = await getTranslations();
  const [first, ...others] = omnibusFigures;
  return (
    <div className={`night ${styles.opening}`}>
      <div className="page">
        <div className="grid cols-7-5">
          <h1>{t('omnibus.title')}</h1>
          <div>
            <p className="lead">{t('omnibus.lead')}</p>
            <p className="above-5" data-search-skip>
              <ButtonLink page="simulator" kind="onNight">
                {t('omnibus.check')}
              </ButtonLink>
            </p>
          </div>
        </div>
        <StruckFigure of={first} opens />
        <div className="grid thirds">
          {others.map((name) => (
            <div key={name} className="item">
              <StruckFigure of={name} size="small" opens />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** What has changed for the companies of the table below, counted. */
async function Brief({ context }: { context: OmnibusContext }) {
  const t = await getTranslations();
  const law = lawOf(context);
  const tables = companies.map((company) => inScope(law, company));
  const count = (name: 'csrd' | 'csddd' | 'vsme', before: Verdict) =>
    tables.filter((cells) =>
      cells.some(
        ({ column, ...cell }) =>
          column.regime === name &&
          column.layer === 'eu' &&
          cell.before === before &&
          cell.now !== before,
      ),
    ).length;
  const items = [
    t('omnibus.brief.csrd', { count: count('csrd', 'yes'), all: companies.length }),
    t('omnibus.brief.csddd', { count: count('csddd', 'yes') }),
    t('omnibus.brief.vsme', { count: count('vsme', 'no') }),
  ];
  return (
    <div className="page above-6">
      <PageSummary items={items} />
    </div>
  );
}

interface PartProps {
  id: 'companies' | 'figures' | 'dates' | 'acts';
  lead: string;
  children: ReactNode;
}

/** A section as wide as the page under its title. */
async function Part({ id, lead, children }: PartProps) {
  const t = await getTranslations('omnibus');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`band ${styles.part} ${id === 'acts' ? `surface ${styles.acts}` : ''}`}
    >
      <div className="page">
        <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
        <p className={`lead measure ${styles.partLead}`}>{lead}</p>
        {children}
      </div>
    </section>
  );
}

/** The acts of Omnibus I, since when they are in force and by when they are transposed. */
async function Acts({ context }: { context: OmnibusContext }) {
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

/** Dates that Omnibus I moved: struck out, beside the one that stands. */
async function Dates({ context }: { context: OmnibusContext }) {
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
