import { getTranslations } from 'next-intl/server';
import styles from './annotated-article.module.css';

/** The motif of the product: an article, a marked clause, a note, a linked piece of evidence, a status. */
export async function AnnotatedArticle() {
  const t = await getTranslations('landing.picture');
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption}>
        {t('label')}
        <span className="visually-hidden"> {t('description')}</span>
      </figcaption>
      <div className={styles.sheet} aria-hidden="true">
        <p className={styles.act}>{t('act')}</p>
        <p className={styles.article}>§ {t('article')}</p>
        <p className={styles.text}>
          {t('before')} <mark className={styles.mark}>{t('highlight')}</mark> {t('after')}
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
      </div>
    </figure>
  );
}
