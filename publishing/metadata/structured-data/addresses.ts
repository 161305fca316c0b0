import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl, pagePath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

/**
 * URL of a path for structured data. While the origin is only an example it stays relative, and
 * consumers resolve it against the page's own URL.
 */
export const thingUrl = (path: string): string =>
  site.publicOrigin === null ? path : absoluteUrl(path, site.publicOrigin);

/** The same for a page. @throws when the page id is unknown. */
export const thingPageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  thingUrl(pagePath(id, locale, anchor));
