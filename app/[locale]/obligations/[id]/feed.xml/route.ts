import { routeLocale } from '@/lib/i18n/current-locale';
import { locales } from '@/lib/i18n/locales';
import { loadObligation, obligationIds } from '@/loaders/obligations';
import { printAtom } from '@/publishing/feed/atom';
import { obligationFeed } from '@/publishing/feed/change-feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => obligationIds().map((id) => ({ locale, id })));

/** The changes in the law of one text, to subscribe to. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; id: string }> },
) {
  const { id } = await params;
  const feed = await obligationFeed(loadObligation(id), await routeLocale(params));
  return new Response(printAtom(feed), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
