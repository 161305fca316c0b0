import { routeLocale } from '@/i18n/route-locale';
import { guidesMarkdown } from '@/lib/content/markdown/guides-markdown';
import { locales } from '@/lib/i18n/locales';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

interface Context {
  params: Promise<{ locale: string }>;
}

/** Every guide of a language in one file, for tools that read it whole. */
export async function GET(_request: Request, { params }: Context) {
  return new Response(await guidesMarkdown(await routeLocale(params)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
