import { getTranslations } from 'next-intl/server';
import { loadGuideCards } from '@/lib/content/guide-cards';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { KnownPage } from '@/lib/not-found/resolve';
import { allPages, type PageId } from '@/lib/pages/registry';

async function namer(locale: Locale): Promise<(id: PageId) => string> {
  const nav = await getTranslations({ locale, namespace: 'nav' });
  const guides = loadGuideCards(locale);
  return (id) =>
    guides.find(({ slug }) => id === `guides/${slug}`)?.text.title ?? nav(id as 'about');
}

/** Every page there is, as data for enhance/not-found/ to find the one that was meant. */
export async function KnownPages() {
  const [fr, en] = await Promise.all(locales.map(namer));
  const pages = allPages()
    .filter(({ indexed }) => indexed)
    .map(
      ({ id, path }): KnownPage => ({ path, names: { fr: fr?.(id) ?? '', en: en?.(id) ?? '' } }),
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
