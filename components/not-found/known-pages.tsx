import type { KnownPage } from '@/lib/not-found/resolve';
import { fullPageName } from '@/lib/pages/page-name';
import { allPages } from '@/lib/pages/registry';

/** Every page there is, as data for enhance/not-found/ to find the one that was meant. */
export async function KnownPages() {
  const pages = await Promise.all(
    allPages()
      .filter(({ indexed }) => indexed)
      .map(
        async ({ id, path }): Promise<KnownPage> => ({
          path,
          names: { fr: await fullPageName(id, 'fr'), en: await fullPageName(id, 'en') },
        }),
      ),
  );
  return (
    <script
      type="application/json"
      data-known-pages
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose < is escaped; React would escape more.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(pages).replaceAll('<', '\\u003c') }}
    />
  );
}
