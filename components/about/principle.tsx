import { getTranslations } from 'next-intl/server';
import { mark } from '@/ui/marked';
import styles from './principle.module.css';

/** The closing quote, typeset as an article of law. */
export async function Principle() {
  const t = await getTranslations('about.quote');
  return (
    <figure className={styles.principle}>
      <figcaption className={styles.caption}>
        <span className={styles.sign} aria-hidden="true">
          §
        </span>
        {t('caption')}
      </figcaption>
      <blockquote className={styles.quote}>
        <p>{t.rich('first', { mark })}</p>
        <p>{t.rich('second', { mark })}</p>
      </blockquote>
    </figure>
  );
}
