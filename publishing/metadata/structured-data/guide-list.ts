import type { ItemList } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { guidesByCategory } from '@/loaders/guide-data';
import { loadGuides } from '@/loaders/guides';
import { thingPageUrl } from './addresses';
import { guideListId } from './ids';

/** The guides, in the order of the resource centre. */
export function guideList(locale: Locale): ItemList {
  const guides = guidesByCategory(loadGuides(locale)).flatMap((category) => category.guides);
  return {
    '@type': 'ItemList',
    '@id': guideListId(locale),
    numberOfItems: guides.length,
    itemListElement: guides.map(({ slug, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text.title,
      url: thingPageUrl(`guides/${slug}`, locale),
    })),
  };
}
