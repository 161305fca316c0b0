import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbs } from '@/routes/names';
import type { PageId } from '@/routes/registry';
import { thingUrl } from './addresses';
import { breadcrumbListId } from './ids';

/** The breadcrumbs of a page; undefined when it has none. */
export async function breadcrumbList(
  page: PageId,
  locale: Locale,
): Promise<BreadcrumbList | undefined> {
  const crumbs = await breadcrumbs(page, locale);
  if (crumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbListId(page, locale),
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: thingUrl(path),
    })),
  };
}
