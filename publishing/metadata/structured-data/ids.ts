import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/routes/registry';
import { thingPageUrl, thingUrl } from './addresses';

// Identifiers (@id) of entities: URLs with a fragment, the same on every page.

/** There is one company, whatever the language. */
export const organizationId = thingUrl('/#organization');
export const websiteId = (locale: Locale) => thingPageUrl('landing', locale, 'website');
export const softwareId = (locale: Locale) => thingPageUrl('landing', locale, 'software');
export const glossaryId = (locale: Locale) => thingPageUrl('glossary', locale, 'terms');
export const datasetId = (locale: Locale) => thingPageUrl('openData', locale, 'dataset');
export const guideListId = (locale: Locale) => thingPageUrl('resources', locale, 'guides');
export const webPageId = (page: PageId, locale: Locale) => thingPageUrl(page, locale, 'webpage');
export const breadcrumbListId = (page: PageId, locale: Locale) =>
  thingPageUrl(page, locale, 'breadcrumbs');
export const articleId = (page: PageId, locale: Locale) => thingPageUrl(page, locale, 'article');
