import styles from './scale.module.css';

const TICKS = 20;

/** The ticks of a range as one path, each 2 wide in steps of 5. */
const ticks = (from: number, to: number): string =>
  `M${from * 5 + 1} 0${'h2v12h-2zm5 0'.repeat(to - from)}`;

/** A percentage on a graduated scale. */
export function Scale({ value }: { value: number }) {
  const reached = Math.ceil((value / 100) * TICKS);
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className={styles.scale}
      aria-hidden="true"
    >
      <path className={styles.reached} d={ticks(0, reached)} />
      <path className={styles.rest} d={ticks(reached, TICKS)} />
    </svg>
  );
}
