import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './component.module.css';

/** The frame of a worked example, which says that its company is fictional. */
export async function Example({ title, children }: { title: string; children: ReactNode }) {
  const t = await getTranslations('guide.example');
  return (
    <div className={styles.example}>
      <p className="heading">
        {t('label')} {title}
      </p>
      <p className={`soft ${styles.fictional}`}>{t('fictional')}</p>
      {children}
    </div>
  );
}
