import { type Locale, locales } from '@/lib/i18n/locales';
import { allPages, getPage } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';

/** Size of a share image, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** File name below /share/, stable as long as the page keeps its id. */
const fileOf = (id: PageId, locale: Locale): string => `${id.replace('/', '-')}-${locale}.png`;

/** The share image of every indexed page in every language. */
export const shareImages = () =>
  allPages()
    .filter(({ indexed }) => indexed)
    .flatMap(({ id }) => locales.map((locale) => ({ id, locale, file: fileOf(id, locale) })));

/** Path of a page's share image; a page that is not indexed uses the landing page's. */
export const shareImagePath = (id: PageId, locale: Locale): string =>
  `/share/${fileOf(getPage(id).indexed ? id : 'landing', locale)}`;
