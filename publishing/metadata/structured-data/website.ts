import type { WebSite } from 'schema-dts';
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
});
