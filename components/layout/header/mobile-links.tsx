import { getTranslations } from 'next-intl/server';
import type { PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import styles from './mobile-links.module.css';

interface MobileLinksProps {
  title: string;
  pages: readonly PageId[];
  current: PageId;
}

/** One group of links in the menu of narrow screens. */
export async function MobileLinks({ title, pages, current }: MobileLinksProps) {
  const nav = await getTranslations('nav');
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul role="list" className={styles.links}>
        {pages.map((id) => (
          <li key={id}>
            <PageLink page={id} current={id === current}>
              {nav(id as 'about')}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
