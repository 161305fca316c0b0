import { getTranslations } from 'next-intl/server';
import styles from './entries.module.css';
import { profiles } from './profile-list';

/** The way in of each reader: the profiles, each with the first thing it gets, leading to its card. */
export async function Entries() {
  const t = await getTranslations('clients');
  return (
    <nav aria-labelledby="entries-title" className={styles.entries}>
      <p id="entries-title" className={styles.title}>
        {t('entries')}
      </p>
      <ul role="list">
        {profiles.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.entry}>
              <span className={styles.name}>{t(`profiles.items.${id}.title`)}</span>{' '}
              <span className={styles.first}>{t(`profiles.items.${id}.benefits.0`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
