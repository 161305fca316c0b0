import type { ReactNode } from 'react';
import type { PageId } from '@/routes/registry';
import styles from './button.module.css';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  page: PageId;
  /** Id of a section of the page. */
  anchor?: string | undefined;
  kind?: 'primary' | 'secondary' | 'onNight';
  children: ReactNode;
}

/** A link styled as a button, for calls to action. */
export function ButtonLink({ page, anchor, kind = 'primary', children }: ButtonLinkProps) {
  return (
    <PageLink page={page} anchor={anchor} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </PageLink>
  );
}
