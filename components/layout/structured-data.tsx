import { currentLocale } from '@/i18n/current-locale';
import { getPage } from '@/lib/pages/all-pages';
import type { PageId } from '@/lib/pages/registry';
import { printJsonLd, structuredData } from '@/lib/seo/structured-data/graph';

/** The page's JSON-LD. Pages that are not indexed have none. */
export async function StructuredData({ page }: { page: PageId }) {
  if (!getPage(page).indexed) return null;
  const graph = await structuredData(page, await currentLocale());
  return <script type="application/ld+json">{printJsonLd(graph)}</script>;
}
