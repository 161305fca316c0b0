import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import { ButtonLink, PageLink } from '@/ui/links';
import { Lines, Terms } from '@/ui/lists';
import lists from '@/ui/lists.module.css';
import { PageIntroduction } from '@/ui/sections/page-head';
import { Plate, Section, WideSection } from '@/ui/sections/section';
import { Tag, type TagColour } from '@/ui/tag';
import { Differences } from './differences';
import styles from './method-page.module.css';

/** How the checker answers: what it rests on, how it reasons, what it leaves out, how it is tested. */
export async function MethodPage() {
  const t = await getTranslations('method');
  return (
    <PageShell page="method">
      <PageIntroduction
        page="method"
        actions={
          <ButtonLink page="simulator" anchor="checker">
            {t('open')}
          </ButtonLink>
        }
      />
      <RegisterFigures />
      <Section id="sources" title={t('sources.title')} lead={t('sources.lead')}>
        <Points of="sources" />
        <p>
          <PageLink page="openData">{t('data')}</PageLink>
        </p>
      </Section>
      <Section id="answers" title={t('answers.title')} lead={t('answers.lead')} tone="surface">
        <Verdicts />
      </Section>
      <Section id="years" title={t('years.title')} lead={t('years.lead')}>
        <Points of="years" />
      </Section>
      <Section id="limits" title={t('limits.title')} lead={t('limits.lead')}>
        <Points of="limits" />
      </Section>
      <WideSection id="portal" title={t('portal.title')} lead={t('portal.lead')} tone="surface">
        <Differences />
      </WideSection>
      <Section id="tests" title={t('tests.title')} lead={t('tests.lead')}>
        <Points of="tests" />
      </Section>
    </PageShell>
  );
}

/** The points of a section, each a rule of its own. */
async function Points({ of }: { of: 'sources' | 'years' | 'limits' | 'tests' }) {
  const t = await getTranslations('method');
  const items: string[] = t.raw(`${of}.items`);
  return <Lines items={items} className={lists.flushStart} item={styles.point} />;
}

/** What the checker rests on, counted in the register on the day of the build. */
async function RegisterFigures() {
  const t = await getTranslations('method.figures');
  const locale = await currentLocale();
  const { acts, rules } = entriesOf(loadTypesetRegister(locale));
  const versions = [...rules.values()].reduce((sum, rule) => sum + rule.versions.length, 0);
  const figure = (id: 'acts' | 'rules' | 'versions' | 'regimes', count: number) => ({
    term: t(id),
    text: formatNumber(count, locale),
  });
  const figures = [
    figure('acts', acts.size),
    figure('rules', rules.size),
    figure('versions', versions),
    figure('regimes', regimes.length),
  ];
  return (
    <Plate tone="night">
      <div className={styles.register}>
        <Terms items={figures} className={styles.figures} item={styles.figure} />
        <p className={styles.day}>{t('day', { date: formatDate(lawCheckedOn(), locale) })}</p>
      </div>
    </Plate>
  );
}

const verdicts: readonly { id: 'yes' | 'no' | 'unknown'; colour: TagColour }[] = [
  { id: 'yes', colour: 'green' },
  { id: 'no', colour: 'slate' },
  { id: 'unknown', colour: 'ochre' },
];

/** The three values an answer may have, and what decides between them. */
async function Verdicts() {
  const t = await getTranslations('method.answers');
  const names = await getTranslations('checker.words.verdicts');
  const rules: string[] = t.raw('rules');
  return (
    <>
      <dl className={styles.verdicts}>
        {verdicts.map(({ id, colour }) => (
          <div key={id} className={styles.verdict}>
            <dt>
              <Tag colour={colour}>{names(id)}</Tag>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
