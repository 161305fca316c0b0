import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import type { Source } from '@/lib/content/schema/guide';
import styles from './source-list.module.css';

/** Everything the guide cites, with its address. Citations link here. */
export async function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {t('sources')}
      </h2>
      <ol className={styles.list}>
        {sources.map(({ id, title, url }) => (
          <li key={id} id={`source-${id}`} className={styles.source}>
            <a href={url} rel="noopener">
              {title[locale]}
            </a>
            <span className={styles.address} data-search-skip>
              {url}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
