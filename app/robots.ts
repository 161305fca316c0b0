import type { MetadataRoute } from 'next';
import { site } from '@/lib/config/site';
import { absoluteUrl } from '@/loaders/routes/addresses';

export const dynamic = 'force-static';

/** Nothing is disallowed: a crawler must be able to read a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!site.preview && { sitemap: absoluteUrl('/sitemap.xml', site.origin) }),
  };
}
