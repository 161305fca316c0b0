import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { lawCheckedOn, loadTypesetRegister } from '@/loaders/law';
import { ButtonLink, PageLink } from '@/ui/links';
import { Lines, Terms } from '@/ui/lists';
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
      <Section id="answers" title={t('answers.title')} lead={t('answers.lead')}>
        <Verdicts />
      </Section>
      <div className={styles.parts}>
        <Points of="sources">
          <PageLink page="openData">{t('data')}</PageLink>
        </Points>
        <Points of="limits" />
        <Points of="years" />
        <Points of="tests" />
      </div>
      <WideSection id="portal" title={t('portal.title')} lead={t('portal.lead')} tone="surface">
        <Differences />
      </WideSection>
    </PageShell>
  );
}

interface PointsProps {
  of: 'sources' | 'years' | 'limits' | 'tests';
  /** What follows the points. */
  children?: ReactNode;
}

/** A part of the method in a few points. */
async function Points({ of, children }: PointsProps) {
  const t = await getTranslations('method');
  const items: string[] = t.raw(`${of}.items`);
  return (
    <section id={of} aria-labelledby={`${of}-title`}>
      <h2 id={`${of}-title`} className={styles.part}>
        {t(`${of}.title`)}
      </h2>
      <p className={styles.lead}>{t(`${of}.lead`)}</p>
      <Lines items={items} item={styles.point} />
      {children}
    </section>
  );
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
