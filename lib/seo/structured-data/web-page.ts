import type { WebPage } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { contentDates } from '@/lib/pages/content-dates';
import type { PageId } from '@/lib/pages/registry';
import { pageMeta } from '../page-meta';
import { thingPageUrl } from './addresses';
import { webPageId, websiteId } from './ids';

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** Pages with a more specific type than WebPage. */
const types: { readonly [id in PageId]?: PageType } = {
  about: 'AboutPage',
  signup: 'ContactPage',
  resources: 'CollectionPage',
};

interface Links {
  /** @id of the page's main entity, if it has one. */
  mainEntity: string | undefined;
  breadcrumbs: string | undefined;
}

/** The page itself, as opposed to its subject. */
export async function webPage(
  id: PageId,
  locale: Locale,
  { mainEntity, breadcrumbs }: Links,
): Promise<WebPage> {
  const { title, description } = await pageMeta(id, locale);
  const { modifiedOn } = contentDates(id);
  return {
    '@type': types[id] ?? 'WebPage',
    '@id': webPageId(id, locale),
    url: thingPageUrl(id, locale),
    name: title,
    description,
    inLanguage: locale,
    ...(modifiedOn && { dateModified: modifiedOn }),
    isPartOf: { '@id': websiteId(locale) },
    ...(breadcrumbs && { breadcrumb: { '@id': breadcrumbs } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}
