import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/picture';
import { PageLink } from '@/components/ui/page-link';
import { Tag } from '@/components/ui/tag';
import styles from './origin.module.css';

/** The origin of one value: its record as an annotated article, and its path from the source. */
export async function Origin() {
  const t = await getTranslations('integrations.origin');
  const lines: { term: string; text: string }[] = t.raw('lines');
  const steps: { title: string; text: string }[] = t.raw('steps');
  return (
    <>
      <div className={styles.pair}>
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
