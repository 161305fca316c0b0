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

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const script = (await bundle()).find(({ name }) => name === file);
  if (!script) return new Response('Not found', { status: 404 });
  return new Response(script.content, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}
