import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, pagePath } from '@/lib/urls';
import type { PageId } from './registry';

/**
 * Canonical address of a page, origin included.
 * @throws when the page id is unknown.
 */
export const pageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  absoluteUrl(pagePath(id, locale, anchor), site.origin);
