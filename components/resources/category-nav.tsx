import { getTranslations } from 'next-intl/server';
import type { Category } from '@/loaders/guide-data';
import styles from './resources-page.module.css';

/** Links to the first guide of each category, with the number of its guides. */
export async function CategoryNav({
  categories,
}: {
  categories: readonly { category: Category; guides: readonly unknown[] }[];
}) {
  const t = await getTranslations('resources');
  const tags = await getTranslations('tags');
  return (
    <nav className={styles.categoryNav} aria-label={t('categories')}>
      <ul role="list" className={styles.categories}>
        {categories.map(({ category, guides }) => (
          <li key={category}>
            <a href={`#${category}`} className={styles.category}>
              {tags(category)} <span className={styles.count}>{guides.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
