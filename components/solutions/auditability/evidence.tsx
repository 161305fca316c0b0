import { getTranslations } from 'next-intl/server';
import styles from './evidence.module.css';

/** What linking evidence changes, as sheets of a file that pass beside the heading. */
export async function Evidence() {
  const t = await getTranslations('auditability.evidence');
  const items: { term: string; text: string }[] = t.raw('items');
  return (
    <dl className={styles.file}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.sheet}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
