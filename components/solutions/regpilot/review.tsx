import { getTranslations } from 'next-intl/server';
import styles from './review.module.css';

interface ReviewStep {
  name: string;
  copilot: string;
  team: string;
}

/** Who does what, from the source to the record: the copilot beside the team. */
export async function Review() {
  const t = await getTranslations('regpilot.review');
  const steps: ReviewStep[] = t.raw('steps');
  return (
    <>
      <ol role="list" className={styles.ledger}>
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
    </>
  );
}
