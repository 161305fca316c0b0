import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag } from '@/components/ui/tag';
import styles from './value-record.module.css';

/** The record of one value, set as an annotated article. */
export async function ValueRecordPicture() {
  const t = await getTranslations('integrations.origin');
  const lines: { term: string; text: string }[] = t.raw('lines');
  return (
    <Picture description={t('description')}>
      <p className={styles.label}>{t('label')}</p>
      <p className={styles.value}>
        <mark>{t('value')}</mark>
      </p>
      <ul role="list" className={styles.lines}>
        {lines.map(({ term, text }, index) => (
          <li key={term} className={styles.line}>
            <span>
              <span className={styles.term}>{term}</span>
              {text}
            </span>
            {index === lines.length - 1 && <Tag colour="green">{t('status')}</Tag>}
          </li>
        ))}
      </ul>
    </Picture>
  );
}
