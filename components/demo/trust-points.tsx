import { getTranslations } from 'next-intl/server';
import styles from './trust-points.module.css';

interface TrustPoint {
  title: string;
  text: string;
}

/** What to expect from a demo. */
export async function TrustPoints() {
  const t = await getTranslations('signup.trust');
  const items: TrustPoint[] = t.raw('items');
  return (
    <section id="trust" aria-labelledby="trust-title" className={styles.trust}>
      <h2 id="trust-title" className={styles.title}>
        {t('title')}
      </h2>
      <ul role="list">
        {items.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
