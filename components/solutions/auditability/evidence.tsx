import { getTranslations } from 'next-intl/server';
import styles from './evidence.module.css';

/** What linking evidence changes, as terms in the margin and their explanations. */
export async function Evidence() {
  const t = await getTranslations('auditability.evidence');
  const items: { term: string; text: string }[] = t.raw('items');
  return (
    <dl>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
