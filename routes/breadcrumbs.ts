import type { Locale } from '@/lib/i18n/locales';
import { getPage } from './all-pages';
import { pageName } from './page-name';
import type { PageId } from './registry';
import { pagePath } from './urls';

export interface Crumb {
  name: string;
  /** Path from the root of the host. */
  path: string;
}

/** Ids from the landing page down to a page, itself included; empty for a page outside the page tree. */
export function trailOf(id: PageId): PageId[] {
  const { parent } = getPage(id);
  if (parent === null) return [];
  const above = trailOf(parent);
  return [...(above.length > 0 ? above : [parent]), id];
}

/** Breadcrumbs of a page, for readers and for search engines. */
export const breadcrumbs = (id: PageId, locale: Locale): Promise<Crumb[]> =>
  Promise.all(
    trailOf(id).map(async (step) => ({
      name: await pageName(step, locale),
      path: pagePath(step, locale),
    })),
  );
