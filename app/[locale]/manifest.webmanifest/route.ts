import type { MetadataRoute } from 'next';
import { tokenColour } from '@/components/ui/styles/tokens';
import { site } from '@/config/site';
import { routeLocale } from '@/i18n/route-locale';
import { locales } from '@/lib/i18n/locales';
import { localeRoot } from '@/lib/pages/urls';
import { appIcons } from '@/lib/seo/app-icons';
import { pageMeta } from '@/lib/seo/page-meta';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

interface Context {
  params: Promise<{ locale: string }>;
}

/** Web manifest for one language: a bookmark with an icon, no offline cache. */
export async function GET(_request: Request, { params }: Context) {
  const locale = await routeLocale(params);
  const root = localeRoot(locale);
  const manifest: MetadataRoute.Manifest = {
    id: root,
    name: site.brand,
    short_name: site.brand,
    description: (await pageMeta('landing', locale)).description,
    lang: locale,
    dir: 'ltr',
    start_url: root,
    scope: '/',
    display: 'browser',
    background_color: tokenColour('paper'),
    theme_color: tokenColour('paper'),
    icons: appIcons.map(({ file, size, maskable }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
