import styles from './page-summary.module.css';

interface PageSummaryProps {
  title: string;
  items: readonly string[];
}

/** The page-summary block: the page in a few lines. */
export function PageSummary({ title, items }: PageSummaryProps) {
  return (
    <aside className={styles.summary} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </aside>
  );
}
