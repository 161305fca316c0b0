import { routeLocale } from '@/i18n/route-locale';
import { printAtom } from '@/lib/feed/atom';
import { changeFeed } from '@/lib/feed/change-feed';
import { locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

interface Context {
  params: Promise<{ locale: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  return new Response(printAtom(await changeFeed(await routeLocale(params))), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
