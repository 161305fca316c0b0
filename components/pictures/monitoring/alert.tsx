import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { PriorityTag } from '@/components/pictures/parts/priority-tag';
import styles from './alert.module.css';

/** One alert in detail: what changes, who is affected, what to do, and by when. */
export async function AlertPicture() {
  const t = await getTranslations('monitoring.alert');
  const lines: { term: string; text: string }[] = t.raw('lines');
  return (
    <Picture description={t('description')}>
      <p className={styles.head}>
        <span>{t('date')}</span>
        <PriorityTag level="high" />
      </p>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.text}>
        {t('before')} <mark>{t('mark')}</mark>
        {t('after')}
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map(({ term, text }) => (
          <li key={term} className={styles.line}>
            <span className={styles.term}>{term}</span>
            {text}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
