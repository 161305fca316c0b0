import { getTranslations } from 'next-intl/server';
import styles from './workspace.module.css';

/** The article that the requirements come from, with the clause highlighted. */
export async function Clause() {
  const t = await getTranslations('pictures.workspace.clause');
  return (
    <div className={styles.clause}>
      <p className={styles.label}>{t('label')}</p>
      <div className={styles.card}>
        <p className={styles.small}>{t('act')}</p>
        <p className={styles.article}>§ {t('article')}</p>
        <p className={styles.text}>
          {t('before')} <mark>{t('highlight')}</mark> {t('after')}
        </p>
      </div>
    </div>
  );
}
