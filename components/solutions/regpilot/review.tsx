import { getTranslations } from 'next-intl/server';
import styles from './review.module.css';

interface ReviewStep {
  name: string;
  copilot: string;
  team: string;
}

/** One sentence across a dark spread, then who does what: the copilot beside the team. */
export async function Review() {
  const t = await getTranslations('regpilot.review');
  const steps: ReviewStep[] = t.raw('steps');
  return (
    <section id="review" aria-labelledby="review-title" className={styles.spread}>
      <div className={styles.inner}>
        <h2 id="review-title" className={styles.sentence}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
        <ol role="list">
          {steps.map(({ name, copilot, team }) => (
            <li key={name} className={styles.row}>
              <h3 className={styles.name}>{name}</h3>
              <dl className={styles.parts}>
                <div>
                  <dt>{t('copilot')}</dt>
                  <dd className={styles.copilot}>{copilot}</dd>
                </div>
                <div>
                  <dt>{t('team')}</dt>
                  <dd>{team}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
        <p className={styles.limit}>{t('limit')}</p>
      </div>
    </section>
  );
}
