import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/links';

interface AskProps {
  /** Which of the titles under `cta.titles`. */
  title: 'guide' | 'guides' | 'monitoring' | 'questions' | 'resources';
  /** What else there is to do, beside the button. */
  children?: ReactNode;
}

/** A ruled row in the middle of a page: book a demo of what it has just shown. */
export async function Ask({ title, children }: AskProps) {
  const t = await getTranslations('cta');
  return (
    <div className="spread ask" data-search-skip data-screen-only>
      <p>{t(`titles.${title}`)}</p>
      <div className="flow">
        <ButtonLink page="signup">{t('action')}</ButtonLink>
        {children}
      </div>
    </div>
  );
}
