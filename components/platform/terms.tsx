import styles from './terms.module.css';

interface TermsProps {
  items: readonly { term: string; text: string }[];
  tone?: 'paper' | 'night';
}

/** Short definitions, two by two between hairlines. */
export function Terms({ items, tone = 'paper' }: TermsProps) {
  return (
    <dl className={`${styles.terms} ${styles[tone]}`}>
      {items.map(({ term, text }) => (
        <div key={term} className={styles.item}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
