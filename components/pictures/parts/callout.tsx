import styles from './callout.module.css';

/** A number on a picture, explained beside the same number in the list that follows it. */
export function Callout({ number }: { number: number }) {
  return (
    <span className={styles.callout} aria-hidden="true">
      {number}
    </span>
  );
}
