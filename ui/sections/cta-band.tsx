import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/ui/links';
import styles from './cta-band.module.css';

/** Pages whose closing band has words of its own, and `general` for the others. */
type CtaTopic =
  | 'general'
  | 'platform'
  | 'clients'
  | 'about'
  | 'regpilot'
  | 'frameworks'
  | 'monitoring'
  | 'auditability'
  | 'simulator'
  | 'integrations'
  | 'resources'
  | 'questions'
  | 'glossary';

/** The final call to action of a page: book a demo of what the page has just shown. */
export async function CtaBand({ topic = 'general' }: { topic?: CtaTopic }) {
  const t = await getTranslations('cta');
  return (
    <section className={styles.band} aria-labelledby="cta-title" data-search-skip>
      <div className={styles.inner}>
        <div>
          <h2 id="cta-title">{t(`titles.${topic}`)}</h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <ButtonLink page="signup" kind="onNight">
          {t('action')}
        </ButtonLink>
      </div>
    </section>
  );
}
