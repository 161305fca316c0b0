import styles from './scale.module.css';

const TICKS = 20;
const ticks = Array.from({ length: TICKS }, (_, index) => index);

/** A share out of a hundred, on a graduated scale. */
export function Scale({ value }: { value: number }) {
  return (
    <svg
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className={styles.scale}
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <rect
          key={tick}
          x={tick * 5 + 1}
          width="2"
          height="12"
          className={tick < (value / 100) * TICKS ? styles.reached : styles.rest}
        />
      ))}
    </svg>
  );
}
