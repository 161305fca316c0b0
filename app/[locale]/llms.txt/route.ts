import { routeLocale } from '@/i18n/route-locale';
import { locales } from '@/lib/i18n/locales';
import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

interface Context {
  params: Promise<{ locale: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  return new Response(await llmsText(await routeLocale(params)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
