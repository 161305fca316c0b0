import { currentLocale } from '@/i18n/current-locale';
import { getPage } from '@/lib/pages/all-pages';
import type { PageId } from '@/lib/pages/registry';
import { isTranslated } from '@/lib/pages/translated';
import { printJsonLd, structuredData } from '@/lib/seo/structured-data/graph';

/** The page's JSON-LD. Pages that are not indexed have none, nor those in place of a missing translation. */
export async function StructuredData({ page }: { page: PageId }) {
  const locale = await currentLocale();
  if (!getPage(page).indexed || !isTranslated(page, locale)) return null;
  const graph = await structuredData(page, locale);
  return <script type="application/ld+json">{printJsonLd(graph)}</script>;
}
