import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { heading, item, link, list, paragraph, quote } from '@/lib/markdown/nodes';
import { printMarkdown } from '@/lib/markdown/print';
import { guidesIn } from '@/loaders/guides';
import {
  absoluteUrl,
  allPages,
  feedPath,
  guideMarkdownPath,
  llmsFullPath,
  llmsPath,
  pageUrl,
} from '@/routes/addresses';
import { guideOf, type PageEntry } from '@/routes/registry';
import { pageMeta } from './page-meta';

/**
 * llms.txt of one language: what the site is, its guides as Markdown, its pages. The format is that of
 * https://llmstxt.org, where the heading `Optional` has a special meaning.
 */
export async function llmsText(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const { description } = await pageMeta('landing', locale);
  const pages = allPages().filter(({ id, indexed }) => indexed && !guideOf(id));
  const [main, legal] = await Promise.all([
    pageEntries(
      pages.filter(({ footer }) => footer !== 'legal'),
      locale,
    ),
    pageEntries(
      pages.filter(({ footer }) => footer === 'legal'),
      locale,
    ),
  ]);
  return printMarkdown([
    heading(1, site.brand),
    quote(paragraph(description)),
    paragraph(t('guidesLead')),
    heading(2, t('guides')),
    list(
      guidesIn(locale).map(({ slug, text }) =>
        entry(
          text.title,
          absoluteUrl(guideMarkdownPath(slug, locale), site.origin),
          text.description,
        ),
      ),
    ),
    heading(2, t('pages')),
    list(main),
    heading(2, 'Optional'),
    list([
      ...legal,
      entry(t('full'), absoluteUrl(llmsFullPath(locale), site.origin)),
      entry(t('feed'), absoluteUrl(feedPath(locale), site.origin)),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => entry(localeNames[other], absoluteUrl(llmsPath(other), site.origin))),
    ]),
  ]);
}

const pageEntries = (pages: readonly PageEntry[], locale: Locale) =>
  Promise.all(
    pages.map(async ({ id }) => {
      const { title, description } = await pageMeta(id, locale);
      return entry(title, pageUrl(id, locale), description);
    }),
  );

/** `- [title](address): description` */
const entry = (title: string, address: string, description?: string) =>
  item(paragraph(link(address, title), ...(description ? [`: ${description}`] : [])));
