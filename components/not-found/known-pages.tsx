import type { KnownPage, PageLink } from '@/enhance/not-found';
import { awaitEveryLocale, type Locale } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/routes/addresses';
import { guessedAddresses } from '@/routes/guessed-addresses';
import { fullPageName } from '@/routes/names';
import type { PageId, StaticPageId } from '@/routes/registry';

const linkTo = async (id: PageId, locale: Locale): Promise<PageLink> => ({
  address: pagePath(id, locale),
  name: await fullPageName(id, locale),
});

/** Every page as data, from which enhance/not-found.ts finds the one that was meant. */
export async function KnownPages() {
  const pages = await Promise.all(
    allPages()
      .filter(({ indexed }) => indexed)
      .map(
        async ({ id, path }): Promise<KnownPage> => ({
          path,
          ...(id in guessedAddresses && { guessed: guessedAddresses[id as StaticPageId] }),
          links: await awaitEveryLocale((locale) => linkTo(id, locale)),
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
