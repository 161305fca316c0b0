import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/links';

interface AskProps {
  /** Which of the titles under `cta.titles`. */
  title: 'monitoring' | 'questions' | 'resources';
}

/** A ruled row in the middle of a page: book a demo of what it has just shown. */
export async function Ask({ title }: AskProps) {
  const t = await getTranslations('cta');
  return (
    <aside className="spread ask" aria-label={t('action')} data-search-skip data-screen-only>
      <p>{t(`titles.${title}`)}</p>
      <ButtonLink page="signup">{t('action')}</ButtonLink>
    </aside>
  );
}
