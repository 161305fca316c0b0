import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadTypesetRegister } from '@/loaders/law';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import { struckFigure } from '@/loaders/struck-figure';
import {
  mainRule,
  shortAnswers,
  type ToldObligation,
  toldObligation,
} from '@/publishing/obligations/facts';
import { ButtonLink, PageLink } from '@/ui/links';
import lists from '@/ui/lists.module.css';
import { Formerly } from '@/ui/marks';
import { PageIntroduction } from '@/ui/sections/page-head';
import styles from './obligations.module.css';

/** Every text that has a page, by subject, with whom it concerns and since when. */
export async function ObligationsPage() {
  const t = await getTranslations('obligation');
  const groups = obligationGroups.filter((group) =>
    loadObligations().some((each) => each.group === group),
  );
  return (
    <PageShell page="obligations">
      <PageIntroduction
        page="obligations"
        actions={
          <ButtonLink page="simulator" anchor="checker">
            {t('check')}
          </ButtonLink>
        }
        below={
          <nav aria-label={t('index')}>
            <ul role="list" className={lists.index}>
              {groups.map((group) => (
                <li key={group}>
                  <a href={`#${group}`}>{t(`groups.${group}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      {groups.map((group) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <h2 id={group} className={styles.groupTitle}>
            {t(`groups.${group}`)}
          </h2>
          <ul role="list">
            {loadObligations().map(
              (each) => each.group === group && <Line key={each.id} id={each.id} />,
            )}
          </ul>
        </section>
      ))}
    </PageShell>
  );
}

/** Whether the detail has figures, which whom it concerns has not. */
const isThreshold = ({ who, detail = '' }: { who: string; detail?: string | undefined }) =>
  /\d/.test(detail) && !/\d/.test(who);

/** Longer than a threshold in large letters can be. */
const LONG = 70;

/** The thresholds that the law of the day has replaced, struck. */
async function Former({ told: { law, locale } }: { told: ToldObligation }) {
  const rule = entriesOf(loadTypesetRegister(locale)).rules.get(mainRule(law)?.rule.id ?? '');
  const former = new Set(
    [...(rule ? figuresOf(rule).keys() : [])].flatMap((name) => {
      const figure = struckFigure(name, locale);
      if (!figure) return [];
      const { before, now } = figure;
      return /\p{L}/u.test(before) ? before : [before, now.unit].filter(Boolean).join('\u00a0');
    }),
  );
  if (former.size === 0) return null;
  const t = await getTranslations('obligation');
  return (
    <p className={styles.times}>
      <span aria-hidden="true">{t('before')} </span>
      {[...former].map((value) => (
        <Fragment key={value}>
          <Formerly>{value}</Formerly>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** A text: its name, whom it concerns, since when. */
async function Line({ id }: { id: string }) {
  const told = await toldObligation(id, await currentLocale());
  const answers = shortAnswers(told);
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <PageLink page={`obligations/${id}`}>{told.name}</PageLink>
      </p>
      {answers && (
        <>
          <div>
            <p
              className={
                /\d/.test(answers.who) && answers.who.length <= LONG ? styles.threshold : undefined
              }
            >
              {answers.who}
            </p>
            {isThreshold(answers) && <p className={styles.times}>{answers.detail}</p>}
            <Former told={told} />
          </div>
          <p className={styles.times}>{answers.since}</p>
        </>
      )}
    </li>
  );
}
