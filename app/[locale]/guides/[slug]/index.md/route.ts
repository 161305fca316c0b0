import { routeLocale } from '@/lib/i18n/current-locale';
import { locales } from '@/lib/i18n/locales';
import { guidesIn } from '@/loaders/guides';
import { guideMarkdown } from '@/publishing/markdown/guide-markdown';

interface Context {
  params: Promise<{ locale: string; slug: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  locales.flatMap((locale) => guidesIn(locale).map(({ slug }) => ({ locale, slug })));

/** The guide as Markdown, for readers and tools that prefer it to HTML. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  return new Response(await guideMarkdown(slug, await routeLocale(params)), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
