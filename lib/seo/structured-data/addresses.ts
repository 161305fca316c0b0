import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { absoluteUrl, pagePath } from '@/lib/pages/urls';

/**
 * Address of a path of the site as structured data names it. While the origin is only an example it
 * stays a path, which readers resolve against the address they found the page at.
 */
export const thingUrl = (path: string): string =>
  site.publicOrigin === null ? path : absoluteUrl(path, site.publicOrigin);

/** The same for a page. @throws when the page id is unknown. */
export const thingPageUrl = (id: PageId, locale: Locale, anchor?: string): string =>
  thingUrl(pagePath(id, locale, anchor));
