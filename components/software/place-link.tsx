import { getTranslations } from 'next-intl/server';
import type { StaticPageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';

/** Where the site says something of the platform. */
export interface Place {
  page: StaticPageId;
  anchor?: string;
}

/** The page, by its name, on which something is said. */
export async function PlaceLink({ place: { page, anchor } }: { place: Place }) {
  const nav = await getTranslations('nav');
  return (
    <PageLink page={page} anchor={anchor}>
      {nav(page as 'platform')}
    </PageLink>
  );
}
