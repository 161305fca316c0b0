import type { MetadataRoute } from 'next';
import { localeFile, localeParams } from '@/app/locale-file';
import { tokenColour } from '@/components/ui/styles/values';
import { site } from '@/lib/config/site';
import { type Locale, localeRoot } from '@/lib/i18n/locales';
import { appIcons } from '@/publishing/metadata/images';
import { pageMeta } from '@/publishing/metadata/page-meta';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = localeParams;

/** Web manifest for one language: a bookmark with an icon, no offline cache. */
async function manifestIn(locale: Locale): Promise<string> {
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
  return JSON.stringify(manifest);
}

export const GET = localeFile('application/manifest+json', manifestIn);
