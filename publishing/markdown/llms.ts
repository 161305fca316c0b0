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
  llmsFullPath,
  llmsPath,
  pageUrl,
} from '@/loaders/routes/addresses';
import { obligationOf } from '@/loaders/routes/obligation-pages';
import { guideOf, type PageEntry } from '@/loaders/routes/registry';
import { pageMeta } from '@/publishing/metadata/page-meta';
import { dataPath } from '@/publishing/open-data/addresses';
import { guideMarkdown } from './guide-markdown';

/** The most characters of llms-full.txt, about what large language models take in at once. */
export const MAX_LENGTH = 1_000_000;

/**
 * llms-full.txt of one language: the Markdown of every guide, in the order of the resource centre, as long as
 * there is room; the rest as links.
 * @throws ContentError when a guide is invalid.
 */
export async function guidesMarkdown(locale: Locale, maxLength = MAX_LENGTH): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const parts = [printMarkdown([heading(1, site.brand), paragraph(t('fullLead'))])];
  const left: ReturnType<typeof item>[] = [];
  let room = maxLength;
  for (const { slug, text } of guidesIn(locale)) {
    // Once the file is full, guides are only linked: on a large site, printing them all again takes long.
    const markdown = room > 0 ? await guideMarkdown(slug, locale) : '';
    room -= markdown.length;
    if (markdown !== '' && room >= 0) parts.push(markdown);
    else {
      const address = absoluteUrl(guideMarkdownPath(slug, locale), site.origin);
      left.push(item(paragraph(link(address, text.title))));
    }
  }
  if (left.length > 0) parts.push(printMarkdown([heading(1, t('guides')), list(left)]));
  return parts.join('\n');
}

/**
 * llms.txt of one language: what the site is, its guides as Markdown, its pages, its data. The format is that of
 * https://llmstxt.org, where the heading `Optional` has a special meaning.
 */
export async function llmsText(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const { description } = await pageMeta('landing', locale);
  const pages = allPages().filter(({ id, indexed }) => indexed && !guideOf(id));
  const isObligation = ({ id }: PageEntry) => obligationOf(id) !== null;
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
    ...(obligations.length > 0 ? [heading(2, t('obligations')), list(obligations)] : []),
    heading(2, t('data')),
    list([
      entry(t('register'), dataUrl(dataPath('register')), t('registerAbout')),
      entry(t('schema'), dataUrl(dataPath('schema'))),
    ]),
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
