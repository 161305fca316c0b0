import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import type { Truth } from '@/law/evaluation/criterion';
import { currentLocale } from '@/lib/i18n/current-locale';
import { formatNumber } from '@/lib/numbers';
import { loadTypesetRegister } from '@/loaders/law';
import { ButtonLink, PageLink } from '@/ui/links';
import { Terms } from '@/ui/lists';
import { PageIntroduction } from '@/ui/sections/page-head';
import { Plate } from '@/ui/sections/section';
import { Tag, type TagColour } from '@/ui/tag';
import { Differences, PortalTotals } from './differences';
import styles from './method-page.module.css';
import { TruthTable } from './truth-table';

/** How the checker answers: what it rests on, how it reasons, how it is tested, what it leaves out. */
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
      <div className={styles.parts}>
        <Answers />
        <Part id="sources" lead={t('sources.lead')}>
          <Points of="sources" />
          <p className={styles.data}>
            <PageLink page="openData">{t('data')}</PageLink>
          </p>
        </Part>
        <Part id="years" lead={t('years.lead')}>
          <Points of="years" />
        </Part>
        <Part id="portal" lead={t('portal.note')} wide>
          <Differences />
        </Part>
        <Part id="tests" lead={t('tests.lead')}>
          <Points of="tests" />
        </Part>
        <Part id="limits" lead={t('limits.lead')}>
          <Points of="limits" />
        </Part>
      </div>
    </PageShell>
  );
}

interface PartProps {
  id: 'answers' | 'sources' | 'years' | 'tests' | 'portal' | 'limits';
  lead: string;
  /** As wide as the page; others stand two abreast. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the method: its heading, what it comes to in a sentence, its points. */
async function Part({ id, lead, wide = false, children }: PartProps) {
  const t = await getTranslations('method');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={wide ? `${styles.part} ${styles.wide}` : styles.part}
    >
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(`${id}.title`)}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}

type Words = (key: string, tags: { b: (words: ReactNode) => ReactNode }) => ReactNode;

/** Points with their decisive words in bold. */
async function Points({ of }: { of: Exclude<PartProps['id'], 'portal'> }) {
  const t = await getTranslations('method');
  const rich = t.rich as unknown as Words;
  const items: string[] = t.raw(`${of}.items`);
  return (
    <ul role="list" className={styles.points}>
      {items.map((text, index) => (
        <li key={text}>
          {rich(`${of}.items.${index}`, { b: (words) => <strong>{words}</strong> })}
        </li>
      ))}
    </ul>
  );
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
        <p className={styles.day}>{t('day')}</p>
      </div>
    </Plate>
  );
}

const verdicts: readonly { id: Truth; colour: TagColour }[] = [
  { id: 'yes', colour: 'green' },
  { id: 'no', colour: 'slate' },
  { id: 'unknown', colour: 'ochre' },
];

/** The three values an answer may have, and drawn beside them, what decides between them. */
async function Answers() {
  const t = await getTranslations('method.answers');
  const names = await getTranslations('checker.words.verdicts');
  return (
    <section
      id="answers"
      aria-labelledby="answers-title"
      className={`${styles.part} ${styles.answers}`}
    >
      <div>
        <h2 id="answers-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
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
        <Points of="answers" />
      </div>
      <TruthTable />
    </section>
  );
}
