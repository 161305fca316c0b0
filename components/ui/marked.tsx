import type { ReactNode } from 'react';
import styles from './marked.module.css';

/** Highlighted text, as a clause is in the product. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <mark className={styles.marked}>{children}</mark>
);

/** For messages that contain `<mark>`: `t.rich('key', { mark })`. */
export const mark = (words: ReactNode) => <Marked>{words}</Marked>;
