import { routeLocale } from '@/i18n/route-locale';
import { questionsMarkdown } from '@/lib/content/markdown/questions-markdown';
import { locales } from '@/lib/i18n/locales';

interface Context {
  params: Promise<{ locale: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The questions as Markdown, for readers and tools that prefer it to HTML. */
export const GET = async (_request: Request, { params }: Context) =>
  new Response(await questionsMarkdown(await routeLocale(params)), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
