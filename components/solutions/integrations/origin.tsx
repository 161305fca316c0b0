import { getTranslations } from 'next-intl/server';
import { ValueRecordPicture } from '@/components/pictures/integrations/value-record';
import { PageLink } from '@/ui/page-link';
import styles from './origin.module.css';

/** The origin of one value: its record as an annotated article, and its path from the source. */
export async function Origin() {
  const t = await getTranslations('integrations.origin');
  const steps: { title: string; text: string }[] = t.raw('steps');
  return (
    <>
      <div className={styles.pair}>
        <ValueRecordPicture />
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <ul role="list" className={styles.links}>
        <li>
          <PageLink page="auditability">{t('audit')}</PageLink>
        </li>
        <li>
          <PageLink page="platform" anchor="security">
            {t('security')}
          </PageLink>
        </li>
      </ul>
    </>
  );
}
