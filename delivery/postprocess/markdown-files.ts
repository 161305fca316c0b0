import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/lib/config/site';
import type { Document } from '@/lib/html';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { link, text } from '@/lib/markdown';
import { absoluteUrl, guideMarkdownPath, pageUrl } from '@/loaders/routes/addresses';
import { pageMarkdown } from './page-markdown';

/** Writes the Markdown twin of a guide beside its page. */
export function writeTwin(out: string, slug: string, locale: Locale, document: Document): void {
  const url = pageUrl(`guides/${slug}`, locale);
  const others = locales
    .filter((other) => other !== locale)
    .map((other) =>
      link(absoluteUrl(guideMarkdownPath(slug, other), site.origin), localeNames[other]),
    );
  const twin = pageMarkdown(document, url, [link(url, url), text(site.brand), ...others]);
  writeFileSync(path.join(out, guideMarkdownPath(slug, locale)), twin);
}
