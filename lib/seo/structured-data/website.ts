import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { pageUrl } from '../page-url';
import { organizationId, websiteId } from './ids';

/** The site in one language. */
export const website = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(locale),
  name: site.brand,
  url: pageUrl('landing', locale),
  inLanguage: locale,
  publisher: { '@id': organizationId },
  ...searchAction(locale),
});

/** How to search the site, once it has a page for that. */
function searchAction(locale: Locale): { potentialAction?: WithActionConstraints<SearchAction> } {
  const search = allPages().find(({ id }) => (id as string) === 'search');
  if (!search) return {};
  return {
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageUrl(search.id, locale)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
