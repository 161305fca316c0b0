import { getTranslations } from 'next-intl/server';
import { headerPages, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import styles from './main-nav.module.css';
import { SolutionsMenu } from './solutions-menu';

/** The links of wide screens, the solutions in a menu. */
export async function MainNav({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const nav = await getTranslations('nav');
  return (
    <nav aria-label={t('label')} className={styles.nav}>
      <ul role="list" className={styles.links}>
        <li>
          <SolutionsMenu page={page} />
        </li>
        {headerPages('main').map((id) => (
          <li key={id}>
            <PageLink page={id} className={styles.link} current={page === id}>
              {nav(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
