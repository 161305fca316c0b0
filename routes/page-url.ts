import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from './registry';
import { absoluteUrl, pagePath } from './urls';

/**
 * Canonical URL of a page, with the origin.
 * @throws when the page id is unknown.
 */
export const pageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  absoluteUrl(pagePath(id, locale, anchor), site.origin);
