import { currentLocale } from '@/lib/i18n/current-locale';
import { printJsonLd, structuredData } from '@/publishing/metadata/structured-data/graph';
import { getPage } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

/** The page's JSON-LD. Pages that are not indexed have none. */
export async function StructuredData({ page }: { page: PageId }) {
  if (!getPage(page).indexed) return null;
  const graph = await structuredData(page, await currentLocale());
  return <script type="application/ld+json">{printJsonLd(graph)}</script>;
}
