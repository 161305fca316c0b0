import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IndexedColumns } from '@/components/layout/indexed-columns';
import indexed from '@/components/layout/indexed-columns.module.css';
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
import { Plate } from '@/ui/sections/section';
import { Tag, type TagColour } from '@/ui/tag';
import { Differences, PortalTotals } from './differences';
import styles from './method-page.module.css';

const parts = ['answers', 'sources', 'years', 'tests', 'portal', 'limits'] as const;

/** How the checker answers: what it rests on, how it reasons, how it is tested, what it leaves out. */
export async function MethodPage() {
  const t = await getTranslations('method');
  const guide = await getTranslations('guide');
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
      <IndexedColumns
        title={guide('contents')}
        index={parts.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`${id}.title`)}</a>
          </li>
        ))}
      >
        <Part id="answers" lead={t('answers.lead')}>
          <Verdicts />
        </Part>
        <Part id="sources" lead={t('sources.lead')}>
          <Points of="sources" />
          <p className={styles.data}>
            <PageLink page="openData">{t('data')}</PageLink>
          </p>
        </Part>
        <Part id="years" lead={t('years.lead')}>
          <Points of="years" />
        </Part>
        <Part id="tests" lead={t('tests.lead')}>
          <Points of="tests" />
        </Part>
        <Part id="portal" lead={t('portal.note')}>
          <Differences />
        </Part>
        <Part id="limits" lead={t('limits.lead')}>
          <Points of="limits" />
        </Part>
      </IndexedColumns>
    </PageShell>
  );
}

interface PartProps {
  id: (typeof parts)[number];
  lead: string;
  children: ReactNode;
}

/** A part of the method: its heading, what it comes to in a sentence, its points. */
async function Part({ id, lead, children }: PartProps) {
  const t = await getTranslations('method');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={indexed.entriesTitle}>
        {t(`${id}.title`)}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

async function Points({ of }: { of: 'sources' | 'years' | 'limits' | 'tests' }) {
  const t = await getTranslations('method');
  const items: string[] = t.raw(`${of}.items`);
  return <Lines items={items} className={styles.points} />;
}

/** How far its answers hold; below, what it rests on, counted in the register on the day of the build. */
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
        <PortalTotals />
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
      <Lines items={rules} className={styles.points} />
    </>
  );
}
