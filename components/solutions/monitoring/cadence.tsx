import { getTranslations } from 'next-intl/server';
import styles from './cadence.module.css';

const DAYS = Array.from({ length: 28 }, (_, day) => day);

/** The alert frequencies, with the days between two deliveries. */
const cadences = [
  { id: 'daily', every: 1 },
  { id: 'weekly', every: 7 },
  { id: 'monthly', every: 28 },
] as const;

/** Three alert frequencies, each drawn on a four-week ruler. */
export async function Cadence() {
  const t = await getTranslations('monitoring.cadence');
  return (
    <>
      <ul role="list">
        {cadences.map(({ id, every }) => (
          <li key={id} className={styles.row}>
            <h3>{t(`items.${id}.name`)}</h3>
            <p className={styles.text}>{t(`items.${id}.text`)}</p>
            <svg
              viewBox="0 0 280 24"
              preserveAspectRatio="none"
              className={styles.ruler}
              aria-hidden="true"
            >
              {DAYS.map((day) => (
                <path
                  key={day}
                  d={day % every === 0 ? `M${day * 10 + 2} 2V22` : `M${day * 10 + 2} 16V22`}
                  className={day % every === 0 ? styles.delivery : styles.day}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {t('scale')}
      </p>
    </>
  );
}
