import { currentLocale } from '@/i18n/current-locale';
import { getPage, type PageId } from '@/lib/pages/registry';
import { printJsonLd, structuredData } from '@/lib/seo/structured-data/graph';

/** What the page tells machines, in a block of data. Pages that search engines leave out have none. */
export async function StructuredData({ page }: { page: PageId }) {
  if (!getPage(page).indexed) return null;
  const graph = await structuredData(page, await currentLocale());
  return <script type="application/ld+json">{printJsonLd(graph)}</script>;
}
