import { getTranslations } from 'next-intl/server';
import { site } from '@/lib/config/site';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { heading, item, link, list, paragraph, printMarkdown, quote } from '@/lib/markdown';
import { guidesIn } from '@/loaders/guides';
import {
  absoluteUrl,
  allPages,
  feedPath,
  guideMarkdownPath,
  llmsPath,
  pageUrl,
} from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';
import type { PageEntry } from '@/loaders/routes/registry';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { dataPath } from '@/publishing/open-data/addresses';

const guideList = (locale: Locale) =>
  list(
    guidesIn(locale).map(({ slug, text }) =>
      entry(
        text.title,
        absoluteUrl(guideMarkdownPath(slug, locale), site.origin),
        text.description,
      ),
    ),
  );

/**
 * llms.txt of one language: what the site is, its guides as Markdown, its pages, its data. The format is that of
 * https://llmstxt.org, where the heading `Optional` has a special meaning.
 */
export async function llmsText(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const { description } = await pageMeta('landing', locale);
  const pages = allPages().filter(({ id, indexed }) => indexed && pageOf(id).kind !== 'guide');
  const isObligation = ({ id }: PageEntry) => pageOf(id).kind === 'obligation';
  const [main, obligations, legal] = await Promise.all([
    pageEntries(
      pages.filter((page) => page.footer !== 'legal' && !isObligation(page)),
      locale,
    ),
    pageEntries(pages.filter(isObligation), locale),
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
    guideList(locale),
    heading(2, t('pages')),
    list(main),
    ...(obligations.length > 0 ? [heading(2, t('obligations')), list(obligations)] : []),
    heading(2, t('data')),
    list([
      entry(t('register'), dataUrl(dataPath('register')), t('registerAbout')),
      entry(t('schema'), dataUrl(dataPath('schema'))),
    ]),
    heading(2, 'Optional'),
    list([
      ...legal,
      entry(t('feed'), absoluteUrl(feedPath(locale), site.origin)),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => entry(localeNames[other], absoluteUrl(llmsPath(other), site.origin))),
    ]),
  ]);
}

const dataUrl = (path: string): string => absoluteUrl(path, site.origin);

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
