import type { MetadataRoute } from 'next';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/pages/urls';

export const dynamic = 'force-static';

/** Everything may be read: pages to be left out of indexes say so themselves, which takes reading them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl('/sitemap.xml', site.origin),
  };
}
