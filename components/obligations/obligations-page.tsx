import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadObligations, obligationGroups } from '@/loaders/obligations';
import { shortAnswers, toldObligation } from '@/publishing/obligations/facts';
import { ButtonLink, PageLink } from '@/ui/links';
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
            <p>{answers.who}</p>
            {isThreshold(answers) && <p className={styles.times}>{answers.detail}</p>}
          </div>
          <p className={styles.times}>{answers.since}</p>
        </>
      )}
    </li>
  );
}
