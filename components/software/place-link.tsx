import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/links';
import type { StaticPageId } from '@/loaders/routes/registry';

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
