import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { PriorityTag } from '@/components/pictures/parts/priority-tag';
import styles from './feed.module.css';

/** Sample notifications, newest first. */
const notifications = [
  { id: 'esrs', type: 'force', priority: 'high' },
  { id: 'vsme', type: 'force', priority: 'medium' },
  { id: 'sfdr', type: 'vote', priority: 'medium' },
  { id: 'omnibus', type: 'publication', priority: 'high' },
] as const;

/** A register of alerts: date, type, title, description, priority. */
export async function FeedPicture() {
  const t = await getTranslations('monitoring.feed');
  return (
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
              <PriorityTag level={priority} />
            </p>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
