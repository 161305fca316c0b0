import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import {
  firstAnswer,
  shortAnswers,
  thresholdsBeside,
  toldObligation,
} from '@/publishing/obligations/facts';
import { ButtonLink, PageLink } from '@/ui/links';
import lists from '@/ui/lists.module.css';
import { PageIntroduction } from '@/ui/sections/page-head';
import voice from '@/ui/text.module.css';
import { Former, Thresholds } from './former';
import styles from './obligations-page.module.css';

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
      />
      <nav aria-label={t('index')} className={lists.index}>
        <ul role="list">
          {groups.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>{t(`groups.${group}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${styles.group} ${styles.heads}`} aria-hidden="true" data-search-skip>
        <p className={styles.line}>
          <span>{t('text')}</span>
          <span>{t('answers.who')}</span>
          <span>{t('answers.since')}</span>
        </p>
      </div>
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

/** A text: its name, whom it concerns, since when. */
async function Line({ id }: { id: string }) {
  const told = await toldObligation(id, await currentLocale());
  const answers = shortAnswers(told);
  const first = answers && firstAnswer(answers);
  const thresholds = answers && first === answers && thresholdsBeside(answers);
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <PageLink page={`obligations/${id}`}>{told.name}</PageLink>
      </p>
      {answers && first && (
        <>
          <div>
            <p>
              <Thresholds told={told}>{first.who}</Thresholds>
            </p>
            {thresholds && (
              <p>
                <Thresholds told={told}>{thresholds}</Thresholds>
              </p>
            )}
            <Former told={told} />
          </div>
          <p className={voice.soft}>{answers.since}</p>
        </>
      )}
    </li>
  );
}
