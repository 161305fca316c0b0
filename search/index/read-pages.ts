import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/site';
import { addressOf, listFiles } from '@/lib/exported-files';
import { elements, parseHtml, textOf } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import type { PageEntry } from '@/lib/pages/registry';
import { siteMapGroup } from '@/lib/pages/site-map';
import { pageOfPath } from '@/lib/urls';
import type { SearchPage, SearchSection } from '@/search/query/types';
import { readSections } from './read-sections';

/** Guides answer questions; lists of guides, the glossary and legal texts only use the same words. */
function weightOf(page: PageEntry): number {
  if (page.id.startsWith('guides/')) return 1.2;
  if (page.id === 'resources' || page.id === 'glossary') return 0.6;
  return siteMapGroup(page) === 'legal' ? 0.5 : 1;
}

/** What can be found in a language: the words of every page that search engines may show. */
export function readPages(
  out: string,
  locale: Locale,
): { pages: SearchPage[]; sections: SearchSection[] } {
  const pages: SearchPage[] = [];
  const sections: SearchSection[] = [];
  for (const file of listFiles(out, 'index.html')) {
    const address = addressOf(file);
    const found = pageOfPath(address);
    if (found?.locale !== locale || !found.page.indexed) continue;
    const document = parseHtml(readFileSync(path.join(out, file), 'utf8'));
    const [title] = elements(document, 'title');
    const [main] = elements(document, 'main');
    if (!title || !main) {
      throw new Error(`${address} cannot be searched: it has no title or no <main>.`);
    }
    const page = pages.length;
    sections.push(...readSections(main).map((section) => ({ page, ...section })));
    pages.push({
      address,
      title: textOf(title).replace(` | ${site.brand}`, ''),
      group: siteMapGroup(found.page),
      weight: weightOf(found.page),
    });
  }
  return { pages, sections };
}
