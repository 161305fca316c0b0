import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The frame of a worked example, which says that its company is fictional. */
export async function Example({ title, children }: { title: string; children: ReactNode }) {
  const t = await getTranslations('guide.example');
  return (
    <div className="panel stack">
      <p className="heading">
        {t('label')} {title}
      </p>
      <p className="soft">{t('fictional')}</p>
      {children}
    </div>
  );
}
