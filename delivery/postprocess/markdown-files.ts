import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/config/site';
import type { Document } from '@/lib/html';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { link, text } from '@/lib/markdown';
import { guidesIn } from '@/loaders/guides';
import { absoluteUrl, guideMarkdownPath, llmsFullPath, pageUrl } from '@/loaders/routes/addresses';
import { pageMarkdown } from './page-markdown';

/** Writes the Markdown twin of a guide beside its page. Returns it. */
export function writeTwin(out: string, slug: string, locale: Locale, document: Document): string {
  const url = pageUrl(`guides/${slug}`, locale);
  const others = locales
    .filter((other) => other !== locale)
    .map((other) =>
      link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
    );
  const twin = pageMarkdown(document, url, [link(url, url), text(site.brand), ...others]);
  writeFileSync(path.join(out, guideMarkdownPath(slug, locale)), twin);
  return twin;
}

/** The most characters of llms-full.txt, about what large language models take in at once. */
export const MAX_LENGTH = 1_000_000;

/**
 * Completes llms-full.txt, which begins with the list of all guides: the guides themselves, in the order of the
 * resource centre, as long as there is room.
 */
export function completeFullText(
  out: string,
  locale: Locale,
  twins: ReadonlyMap<string, string>,
  maxLength = MAX_LENGTH,
): void {
  let room = maxLength;
  for (const { slug } of guidesIn(locale)) {
    const twin = twins.get(slug);
    if (twin === undefined) continue;
    room -= twin.length;
    if (room >= 0) appendFileSync(path.join(out, llmsFullPath(locale)), `\n${twin}`);
  }
}
