import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { breadcrumbs } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import styles from './breadcrumbs.module.css';

/** The page's position in the site; nothing on pages outside the page tree. */
export async function Breadcrumbs({ page }: { page: PageId }) {
  const crumbs = await breadcrumbs(page, await currentLocale());
  if (crumbs.length === 0) return null;
  const t = await getTranslations('layout');
  return (
    <nav className={styles.trail} aria-label={t('breadcrumbs')}>
      <ol role="list" className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
