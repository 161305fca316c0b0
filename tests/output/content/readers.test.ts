import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { attribute, type Element, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PageId } from '@/loaders/routes/registry';
import { builtPage, plain, visibleText } from '../support/site';

/** What a reader came with, and words of the section that answers. */
interface Asked {
  asked: Record<Locale, string>;
  page: PageId;
  anchor: string;
  says: Record<Locale, readonly string[]>;
}

const folder = path.join(process.cwd(), 'tests', 'content', 'readers');
const questions = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(path.join(folder, file), 'utf8')) as Asked[],
);

/** What stands between the heading with an id and the next heading of its level or above. */
function sectionOf(page: PageId, locale: Locale, anchor: string): string {
  const heading = elements(builtPage(page, locale).document).find(
    (element) => attribute(element, 'id') === anchor,
  );
  const following = (heading?.parentNode?.childNodes ?? []) as Element[];
  const rest = following.slice(following.indexOf(heading as Element) + 1);
  const level = heading?.tagName ?? '';
  const end = rest.findIndex(({ tagName = '' }) => /^h[1-6]$/.test(tagName) && tagName <= level);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map((node) => ('tagName' in node ? visibleText(node) : ''))
    .join(' ');
}

/** As a writer types it: pages have curly quotes and no-break spaces. */
const typed = (text: string): string => plain(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

describe.each(locales)('in %s', (locale) => {
  it('answers what readers came with, at its anchor', () => {
    const missing = questions.flatMap(({ asked, page, anchor, says }) => {
      const words = typed(sectionOf(page, locale, anchor));
      return says[locale]
        .filter((part) => !words.includes(typed(part)))
        .map((part) => `${page}#${anchor} (${asked[locale]}) lacks “${part}”`);
    });
    expect(missing).toEqual([]);
  });
});
