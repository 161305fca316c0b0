import styles from './bar.module.css';

/** A percentage as a thin bar. */
export function Bar({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width="100" height="1" className={styles.ground} />
      <rect width={value} height="1" className={styles.value} />
    </svg>
  );
}
