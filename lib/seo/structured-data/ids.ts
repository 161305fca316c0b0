import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { pageUrl } from '../page-url';

// Names of the things pages describe: addresses with a fragment, the same on every page.

/** The company is one, whatever the language. */
export const organizationId = `${site.origin}/#organization`;
export const websiteId = (locale: Locale) => pageUrl('landing', locale, 'website');
export const softwareId = (locale: Locale) => pageUrl('landing', locale, 'software');
export const glossaryId = (locale: Locale) => pageUrl('glossary', locale, 'terms');
export const guideListId = (locale: Locale) => pageUrl('resources', locale, 'guides');
export const webPageId = (page: PageId, locale: Locale) => pageUrl(page, locale, 'webpage');
export const breadcrumbListId = (page: PageId, locale: Locale) =>
  pageUrl(page, locale, 'breadcrumbs');
export const articleId = (page: PageId, locale: Locale) => pageUrl(page, locale, 'article');
