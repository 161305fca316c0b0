import styles from './threads.module.css';

/** A link from a row of the left column to a row of the right column, counted from 0. */
export interface Thread {
  from: number;
  to: number;
  /** Dashed: the link is expected, not there yet. */
  open?: boolean;
}

interface ThreadsProps {
  /** Number of equal-height rows in each column. */
  left: number;
  right: number;
  threads: readonly Thread[];
}

const HEIGHT = 1000;

/** Lines between two columns of a picture; they stretch with the height of the rows. */
export function Threads({ left, right, threads }: ThreadsProps) {
  const middle = (row: number, rows: number) => Math.round(((row + 0.5) / rows) * HEIGHT);
  return (
    <div className={styles.threads}>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        {threads.map(({ from, to, open }) => (
          <path
            key={`${from}-${to}`}
            className={open ? styles.open : styles.thread}
            d={`M0 ${middle(from, left)}C55 ${middle(from, left)} 45 ${middle(to, right)} 100 ${middle(to, right)}`}
          />
        ))}
      </svg>
    </div>
  );
}
