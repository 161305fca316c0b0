import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import styles from './annotated-article.module.css';

/** The product's motif: an article with a highlighted clause, a note, linked evidence and a status. */
export async function AnnotatedArticlePicture() {
  const t = await getTranslations('landing.picture');
  return (
    <Picture description={t('description')}>
      <p className={styles.act}>{t('act')}</p>
      <p className={styles.article}>§ {t('article')}</p>
      <p className={styles.text}>
        {t('before')} <mark>{t('highlight')}</mark> {t('after')}
      </p>
      <ul role="list" className={styles.lines}>
        <li className={styles.note}>
          <span className={styles.term}>{t('note')}</span>
          {t('noteText')}
        </li>
        <li className={styles.note}>
          <span className={styles.term}>{t('evidence')}</span>
          {t('evidenceText')}
          <span className={styles.status}>{t('status')}</span>
        </li>
      </ul>
    </Picture>
  );
}
