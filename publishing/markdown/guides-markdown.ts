import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { heading, item, link, list, paragraph } from '@/lib/markdown/nodes';
import { printMarkdown } from '@/lib/markdown/print';
import { guidesIn } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath } from '@/routes/addresses';
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
