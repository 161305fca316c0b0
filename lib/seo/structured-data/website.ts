import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { thingPageUrl } from './addresses';
import { organizationId, websiteId } from './ids';

/** The site in one language. */
export const website = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(locale),
  name: site.brand,
  url: thingPageUrl('landing', locale),
  inLanguage: locale,
  publisher: { '@id': organizationId },
  potentialAction: searchAction(locale),
});

/** The search page. */
const searchAction = (locale: Locale): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${thingPageUrl('search', locale)}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
});
