import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { ObligationsPicture } from '@/components/pictures/simulator/obligations';
import { DataPointsPicture, ThresholdsPicture } from '@/components/pictures/simulator/thresholds';
import { type CheckerMessages, messagesOfPage } from '@/islands/checker/messages';
import { Island } from '@/islands/island';
import { eventsAddress, lawAddress } from '@/law/checker/checker-law';
import { type RegimeId, regimes } from '@/law/checker/regimes';
import { comeBackAddress } from '@/law/checker/since';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { lawCheckedOn } from '@/loaders/law';
import { pagePath } from '@/routes/addresses';
import { ButtonLink, PageLink } from '@/ui/links';
import { Lines } from '@/ui/lists';
import { Section, WideSection } from '@/ui/sections/section';
import styles from './simulator-page.module.css';
import { EarlierLaw, RulesSection } from './simulator-rules';

/** The simulation, step by step: imported data, thresholds, obligations, and what is left to lawyers. */
export async function SimulatorPage() {
  const t = await getTranslations('simulator');
  return (
    <IntroducedPage
      page="simulator"
      plate={<CheckerSection />}
      first={
        <ButtonLink page="simulator" anchor="checker">
          {t('start')}
        </ButtonLink>
      }
    >
      <RulesSection />
      <Section
        id="thresholds"
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        tone="surface"
      >
        <DataPointsPicture />
        <ThresholdsPicture />
      </Section>
      <Section id="result" title={t('result.title')} lead={t('result.lead')}>
        <ObligationsPicture />
        <EarlierLaw />
      </Section>
      <Section id="limits" title={t('limits.title')}>
        <Limits />
      </Section>
    </IntroducedPage>
  );
}

/** The section with the scope checker. */
async function CheckerSection() {
  const t = await getTranslations('checker');
  const companies = await getTranslations('companies');
  const contract = await getTranslations('demoRequest');
  const locale = await currentLocale();
  const date = formatDate(lawCheckedOn(), locale);
  const words: CheckerMessages = t.raw('words');
  const guides: Partial<Record<RegimeId, string>> = Object.fromEntries(
    regimes.flatMap((regime) =>
      'guide' in regime ? [[regime.id, pagePath(`guides/${regime.guide}`, locale)]] : [],
    ),
  );
  return (
    <WideSection id="checker" title={t('title')} lead={t('lead')} tone="surface">
      <Island
        name="checker"
        id="scope-checker"
        start="near"
        props={{
          law: lawAddress(locale),
          calendar: eventsAddress(locale),
          comeBack: comeBackAddress(locale),
          messages: {
            ...messagesOfPage(words),
            demoMessage: contract.raw('written').checker,
          },
          locale,
          guides,
          demo: pagePath('signup', locale),
        }}
      />
      <noscript>
        <p>
          <a href="#rules">{t('noScript')}</a>
        </p>
      </noscript>
      <p className={styles.below}>
        {t('asOf', { date })} <PageLink page="method">{t('method')}</PageLink>
      </p>
      <p className={styles.below}>
        <PageLink page="companies">{companies('link')}</PageLink>
      </p>
    </WideSection>
  );
}

const sides = ['prepares', 'leaves'] as const;

/** What the simulation prepares and what remains for lawyers. */
async function Limits() {
  const t = await getTranslations('simulator.limits');
  return (
    <>
      <p className={styles.statement}>{t('statement')}</p>
      <div className={styles.sides}>
        {sides.map((side) => {
          const items: string[] = t.raw(`${side}.items`);
          return (
            <div key={side}>
              <h3 className={styles.title}>{t(`${side}.title`)}</h3>
              <Lines items={items} item={styles.item} />
            </div>
          );
        })}
      </div>
    </>
  );
}
