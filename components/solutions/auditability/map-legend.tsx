import { getTranslations } from 'next-intl/server';
import styles from './map-legend.module.css';

const terms = ['obligation', 'data', 'evidence'] as const;

/** Legend of the map, one term for each of its columns. */
export async function MapLegend() {
  const t = await getTranslations('auditability.map.legend');
  return (
    <dl className={styles.legend}>
      {terms.map((id) => (
        <div key={id} className={styles.entry}>
          <dt>{t(`${id}.term`)}</dt>
          <dd>{t(`${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
