import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** For messages that contain `<mark>`: `t.rich('key', { mark })`. */
export const mark = (text: ReactNode) => <mark className={styles.clause}>{text}</mark>;

/** For messages with visually hidden parts: `t.rich('key', { about: visuallyHidden })`. */
export const visuallyHidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

/** What the law said before. Few screen readers announce `<del>`, so a hidden word does. */
export async function Formerly({ children }: { children: ReactNode }) {
  const t = await getTranslations('guide');
  return (
    <del className={styles.formerly}>
      <span className="visually-hidden">{t('was')} </span>
      {children}
    </del>
  );
}

/** A new figure that has replaced no other. */
export const InForce = ({ children }: { children: ReactNode }) => (
  <mark className={styles.changed}>{children}</mark>
);

/** What the law says in place of something else. */
export const Changed = ({ children }: { children: ReactNode }) => (
  <ins className={styles.changed}>{children}</ins>
);
