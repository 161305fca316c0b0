import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './guide-footer.module.css';

/** End of a guide: back to the resources, or book a demo. */
export async function GuideFooter() {
  const t = await getTranslations('guide.footer');
  return (
    <section className={styles.footer} aria-label={t('label')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink page="signup">{t('accessBeta')}</ButtonLink>
        <ButtonLink page="resources" kind="secondary">
          {t('back')}
        </ButtonLink>
      </div>
    </section>
  );
}
