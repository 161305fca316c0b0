import { escapeMarkup } from '@/lib/escape';

/** A page as the sitemap lists it. */
interface SitemapEntry {
  url: string;
  /** `YYYY-MM-DD`. */
  modifiedOn: string | undefined;
  /** URL by hreflang. */
  languages: Readonly<Record<string, string>>;
}

/**
 * A sitemap (https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd), whose elements the schema puts in
 * an order: `loc`, `lastmod`, then those of other namespaces.
 */
export const printSitemap = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(({ url, modifiedOn, languages }) =>
      [
        '<url>',
        `<loc>${escapeMarkup(url)}</loc>`,
        ...(modifiedOn ? [`<lastmod>${modifiedOn}</lastmod>`] : []),
        ...Object.entries(languages).map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
        ),
        '</url>',
      ].join('\n'),
    ),
    '</urlset>',
    '',
  ].join('\n');
