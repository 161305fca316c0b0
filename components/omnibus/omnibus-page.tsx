import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { BEFORE } from '@/law/checker/checker-law';
import { entriesOf } from '@/law/entries';
import { isDateState, milestoneState } from '@/law/milestones';
import { omnibusActs, omnibusRegimes } from '@/law/omnibus/history';
import { formatDate } from '@/lib/dates';
import { lawCheckedOn } from '@/loaders/law';
import { ButtonLink, PageLink } from '@/ui/links';
import { PageIntroduction } from '@/ui/sections/page-head';
import { WideSection } from '@/ui/sections/section';
import { StruckSpread } from '@/ui/struck-figure';
import { CompaniesTable } from './companies-table';
import styles from './omnibus.module.css';
import { DatesTable, RegimeTable } from './tables';
import { ActLink, omnibusContext } from './wording';

/** Before and after Omnibus I: whom the law concerns, each figure and date that changed, and the acts. */
export async function OmnibusPage() {
  const context = await omnibusContext();
  const t = await getTranslations('omnibus');
  const { locale } = context;
  return (
    <PageShell page="omnibus">
      <PageIntroduction
        page="omnibus"
        actions={<ButtonLink page="simulator">{t('check')}</ButtonLink>}
      />
      <StruckSpread of="csrd-scope.employees" />
      <WideSection
        id="companies"
        title={t('companies.title')}
        lead={t('companies.lead', { before: formatDate(BEFORE, locale) })}
      >
        <CompaniesTable context={context} />
        <p className={styles.read}>{t('companies.assumptions')}</p>
      </WideSection>
      <WideSection id="figures" title={t('figures.title')} lead={t('figures.lead')}>
        {omnibusRegimes.map((regime) => (
          <RegimeTable key={regime.id} regime={regime} context={context} />
        ))}
      </WideSection>
      <WideSection id="dates" title={t('dates.title')} lead={t('dates.lead')}>
        <DatesTable context={context} />
      </WideSection>
      <WideSection id="acts" title={t('acts.title')} lead={t('acts.lead')} tone="surface">
        <Acts context={context} />
        <p className={styles.read}>
          {t('asOf', { date: formatDate(lawCheckedOn(), locale) })}{' '}
          <PageLink page="openData">{t('data')}</PageLink>
        </p>
      </WideSection>
    </PageShell>
  );
}

async function Acts({ context }: { context: Awaited<ReturnType<typeof omnibusContext>> }) {
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
    <ul role="list" className={styles.acts}>
      {omnibusActs.map((id) => {
        const act = acts.get(id);
        return (
          act && (
            <li key={id} id={id}>
              <p>{act.title?.[locale] ?? act.name[locale]}</p>
              <p className={styles.quiet}>
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
  );
}
