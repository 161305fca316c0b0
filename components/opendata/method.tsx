import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { regimes } from '@/lib/checker/regimes';
import styles from './open-data.module.css';

const parts = ['covers', 'leaves', 'tested'] as const;

/** How the checker answers from this data: what it covers, what it leaves out, how it is tested. */
export async function Method() {
  const t = await getTranslations('openData.method');
  return (
    <div className={styles.stack}>
      {parts.map((part) => {
        const items: string[] = t.raw(`${part}.items`);
        return (
          <div key={part} className={styles.part}>
            <h3>{t(`${part}.title`)}</h3>
            <ul>
              {part === 'covers' && <li>{t('regimes', { count: String(regimes.length) })}</li>}
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        );
      })}
      <p>
        <PageLink page="simulator" anchor="checker">
          {t('open')}
        </PageLink>
      </p>
    </div>
  );
}
