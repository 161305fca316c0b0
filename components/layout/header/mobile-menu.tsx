import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/links';
import type { PageId } from '@/loaders/routes/registry';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** The menu on narrow screens: a disclosure that opens below the header. */
export function MobileMenu({ label, closeLabel, children }: MobileMenuProps) {
  return (
    <details className={styles.menu} data-menu="click" data-mobile-menu data-screen-only>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.labels}>
          <span className={styles.open}>{label}</span>
          <span className={styles.close}>{closeLabel}</span>
        </span>
      </summary>
      <div className={styles.panel} data-menu-panel>
        {children}
      </div>
    </details>
  );
}

interface MobileLinksProps {
  title: string;
  pages: readonly PageId[];
  on: PageId;
}

/** One group of links in the menu of narrow screens. */
export async function MobileLinks({ title, pages, on }: MobileLinksProps) {
  const nav = await getTranslations('nav');
  return (
    <>
      <p className="soft strong">{title}</p>
      <ul role="list" className={styles.pages}>
        {pages.map((id) => (
          <li key={id}>
            <PageLink page={id} on={on}>
              {nav(id as 'about')}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
