import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '../button-link';
import styles from './cta-band.module.css';

/** The final call to action, the same on every page: book a demo. */
export async function CtaBand() {
  const t = await getTranslations('cta');
  return (
    <section className={styles.band} aria-labelledby="cta-title" data-search-skip>
      <div className={styles.inner}>
        <div>
          <h2 id="cta-title">{t('title')}</h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <ButtonLink page="signup" kind="onNight">
          {t('action')}
        </ButtonLink>
      </div>
    </section>
  );
}
