import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { openSearchFile, type SearchIndex } from '@/browser/search/query/file';
import { search } from '@/browser/search/query/search';
import { site } from '@/lib/config/site';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import type { PageId } from '@/loaders/routes/registry';
import { parseSearchFile } from '../support/search';

/** What somebody types in each language, and the page that answers best, or several. */
type Query = Record<Locale, string> & { page: PageId | readonly PageId[] };

const folder = path.join(process.cwd(), 'tests', 'content', 'queries');
const queriesIn = (file: string): Query[] => parse(readFileSync(path.join(folder, file), 'utf8'));

type Answered = Partial<Record<PageId, Partial<Record<Locale, readonly string[]>>>>;
/** The queries of a file that lists them by page, of which the page is not among the first found. */
function notAmong(count: number, index: SearchIndex, file: string): string[] {
  const pages: Answered = parse(readFileSync(path.join(folder, file), 'utf8'));
  return Object.entries(pages).flatMap(([page, queries]) => {
    // Until it is complete, the legal notice is not indexed, and the other legal texts come first.
    const id = page === 'legalNotice' && !site.legalNoticeComplete ? 'legal' : (page as PageId);
    return (queries?.[index.locale] ?? []).filter((query) => {
      const found = search(index, query).slice(0, count);
      return found.every((each) => each.page.address !== pagePath(id, index.locale));
    });
  });
}

/** The queries of which no best page is among the first found. */
const missed = (count: number, index: SearchIndex, queries: readonly Query[]): string[] =>
  queries.flatMap(({ page, ...typed }) => {
    const found = search(index, typed[index.locale]).slice(0, count);
    const best = [page].flat().map((id) => pagePath(id, index.locale));
    return found.some((each) => best.includes(each.page.address))
      ? []
      : `“${typed[index.locale]}” finds ${found[0]?.page.address ?? 'nothing'}, not ${best.join()}`;
  });

describe.each(locales)('in %s', (locale) => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await openSearchFile(parseSearchFile(locale));
  });

  it('finds first what each page answers best, and what it answers well among the first three', () => {
    expect(notAmong(1, index, 'first.yaml')).toEqual([]);
    expect(notAmong(3, index, 'among-three.yaml')).toEqual([]);
  });

  // The held-out ones are not told: nobody is to tune for them.
  it.each([
    ['known.yaml', 1, 0.95],
    ['held-out.yaml', 1, 0.85],
    ['held-out.yaml', 3, 0.95],
  ] as const)(
    'finds the best page of %s among the first %i for the share of %d',
    (file, count, share) => {
      const queries = queriesIn(file);
      const misses = missed(count, index, queries);
      if (file === 'known.yaml') console.info(misses.join('\n'));
      expect(1 - misses.length / queries.length).toBeGreaterThanOrEqual(share);
    },
  );
});
