import type { ReactNode } from 'react';
import styles from './marked.module.css';

/** Words marked as a clause is in the product. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <mark className={styles.marked}>{children}</mark>
);

/** For messages with `<mark>` in them: `t.rich('key', { mark })`. */
export const mark = (words: ReactNode) => <Marked>{words}</Marked>;
