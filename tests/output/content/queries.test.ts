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

  it('finds the best page first for 95 % of known queries', () => {
    const queries = queriesIn('known.yaml');
    const misses = missed(1, index, queries);
    if (misses.length > 0) console.info(misses.join('\n'));
    expect(misses.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it.each([
    [1, 0.85],
    [3, 0.95],
  ])(
    'finds the best page among the first %i for %d of the queries that nobody tuned it for',
    (count, share) => {
      const queries = queriesIn('held-out.yaml');
      expect(1 - missed(count, index, queries).length / queries.length).toBeGreaterThanOrEqual(
        share,
      );
    },
  );
});
