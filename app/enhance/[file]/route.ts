import { fileOf, namedFile } from '@/app/named-file';
import { bundleEnhancer } from '@/browser/enhance/bundle';
import { afterHydration } from '@/browser/islands/build/internals';
import { searchLabels } from '@/components/search/labels';
import type { Script } from '@/lib/bundle';
import { site } from '@/lib/config/site';
import { awaitEveryLocale } from '@/lib/i18n/locales';

// Development bundles on every request; the export writes the files once.
export const dynamic = 'force-static';

const bundle = async (): Promise<Script[]> =>
  bundleEnhancer({
    development: process.env.NODE_ENV === 'development' && afterHydration,
    words: await awaitEveryLocale(searchLabels),
    speed: site.speed,
  });

export const generateStaticParams = async () =>
  (await bundle()).map(({ name }) => ({ file: name }));

export const GET = namedFile(async (file) => {
  const script = (await bundle()).find(({ name }) => name === file);
  return script && fileOf(script.content, 'text/javascript; charset=utf-8');
});
