import type { WebPage } from 'schema-dts';
import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { peopleBehind } from '@/loaders/guide-data';
import { loadGuide } from '@/loaders/guides';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { contentDates } from '@/routes/dates';
import { guideOf, type PageId } from '@/routes/registry';
import { thingPageUrl } from './addresses';
import { webPageId, websiteId } from './ids';
import { person } from './person';

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** Pages with a more specific type than WebPage. */
const types: { readonly [id in PageId]?: PageType } = {
  about: 'AboutPage',
  signup: 'ContactPage',
  message: 'ContactPage',
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
    ...reviewOf(id, locale),
    isPartOf: { '@id': websiteId(locale) },
    ...(breadcrumbs && { breadcrumb: { '@id': breadcrumbs } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

/** Who reviewed a guide, and when; schema.org has these for pages, not for articles. */
function reviewOf(id: PageId, locale: Locale): object {
  const slug = guideOf(id);
  const reviewer = slug && peopleBehind(loadGuide(slug, locale).data, site.people).reviewer;
  return reviewer ? { reviewedBy: person(reviewer, locale), lastReviewed: reviewer.on } : {};
}
