import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/links';
import { getPage } from '@/loaders/routes/addresses';
import type { OwnClosing, PageId } from '@/loaders/routes/registry';

/**
 * The final call to action of a page: book a demo of what the page has just shown. Its title is the page's
 * own, or that of all pages, as the registry says; undefined where it has none.
 */
export async function CtaBand({ page }: { page: PageId }) {
  const t = await getTranslations('cta');
  const { closing } = getPage(page);
  if (closing === null) return;
  return (
    <section className="night" aria-labelledby="cta-title" data-search-skip data-screen-only>
      <div className="page band">
        <h2 id="cta-title">
          {t(`titles.${closing === 'own' ? (page as OwnClosing) : 'general'}`)}
        </h2>
        <p className="lead above-4">{t('text')}</p>
        <p className="above-6">
          <ButtonLink page="signup" kind="onNight">
            {t('action')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
