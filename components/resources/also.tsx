import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/ui/page-link';
import styles from './resources-page.module.css';

/** The other ways into the guides: by question, and by acronym. */
export async function Also() {
  const t = await getTranslations('resources.also');
  return (
    <div className={styles.also}>
      {(['questions', 'glossary'] as const).map((page) => (
        <div key={page}>
          <h2 className={styles.alsoTitle}>
            <PageLink page={page}>{t(`${page}.title`)}</PageLink>
          </h2>
          <p>{t(`${page}.text`)}</p>
        </div>
      ))}
    </div>
  );
}
