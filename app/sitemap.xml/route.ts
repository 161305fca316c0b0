import { languageAlternates } from '@/app/page-metadata';
import { locales } from '@/lib/i18n/locales';
import { allPages, pageUrl } from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import { printSitemap } from '@/publishing/metadata/sitemap';

export const dynamic = 'force-static';

/** Every indexed page in every language, with its translations and the day its content last changed. */
export function GET() {
  const entries = allPages()
    .filter(({ indexed }) => indexed)
    .flatMap(({ id }) => {
      const languages = languageAlternates(id);
      const { modifiedOn } = pageOf(id).dates();
      return locales.map((locale) => ({ url: pageUrl(id, locale), modifiedOn, languages }));
    });
  return new Response(printSitemap(entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
