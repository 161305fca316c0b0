import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/mdx/mdx.module.css';

/** The frame of a worked example, which says that its company is fictional. */
export async function Example({ title, children }: { title: string; children: ReactNode }) {
  const t = await getTranslations('guide.example');
  return (
    <div className={styles.example}>
      <p className={styles.stepTitle}>
        {t('label')} {title}
      </p>
      <p className={styles.stateOn}>{t('fictional')}</p>
      {children}
    </div>
  );
}
