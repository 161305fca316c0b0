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

/** The queries whose page is not among the first found. */
const missed = (index: SearchIndex, queries: readonly Query[]): string[] =>
  queries.flatMap(({ page, ...typed }) => {
    const address = search(index, typed[index.locale])[0]?.page.address ?? 'nothing';
    const best = [page].flat().map((id) => pagePath(id, index.locale));
    return best.includes(address)
      ? []
      : `“${typed[index.locale]}” finds ${address}, not ${best.join()}`;
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
    const misses = missed(index, queries);
    if (misses.length > 0) console.info(misses.join('\n'));
    expect(misses.length / queries.length).toBeLessThanOrEqual(0.05);
  });

  it('finds the best page first for 90 % of the queries that nobody tuned it for', () => {
    const queries = queriesIn('held-out.yaml');
    expect(missed(index, queries).length / queries.length).toBeLessThanOrEqual(0.1);
  });
});
