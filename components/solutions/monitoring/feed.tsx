import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/picture';
import { PageLink } from '@/components/ui/page-link';
import styles from './feed.module.css';
import { Priority } from './priority';

/** Sample notifications, newest first. */
const notifications = [
  { id: 'esrs', type: 'force', priority: 'high' },
  { id: 'vsme', type: 'force', priority: 'medium' },
  { id: 'sfdr', type: 'vote', priority: 'medium' },
  { id: 'omnibus', type: 'publication', priority: 'high' },
] as const;

/** The register of alerts: date, type, title, description, priority. */
export async function Feed() {
  const t = await getTranslations('monitoring.feed');
  return (
    <>
      <Picture description={t('description')}>
        <ol role="list">
          {notifications.map(({ id, type, priority }) => (
            <li key={id} className={styles.entry}>
              <p className={styles.date}>
                <span className={styles.day}>{t(`items.${id}.day`)}</span>{' '}
                <span className={styles.month}>{t(`items.${id}.month`)}</span>
              </p>
              <div>
                <p className={`${styles.type} ${styles[type]}`}>{t(`types.${type}`)}</p>
                <p className={styles.title}>{t(`items.${id}.title`)}</p>
                <p className={styles.text}>{t(`items.${id}.text`)}</p>
              </div>
              <p className={styles.priority}>
                <Priority level={priority} />
              </p>
            </li>
          ))}
        </ol>
      </Picture>
      <p className={styles.since}>
        {t('since')} <PageLink page="guides/csrdguide">{t('sinceLink')}</PageLink>.
      </p>
    </>
  );
}
