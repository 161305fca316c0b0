import { brotliCompressSync } from 'node:zlib';
import { openSearchFile, type SearchIndex } from '@/browser/search/query/file';
import { search } from '@/browser/search/query/search';
import { attribute, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadSearchSynonyms } from '@/loaders/search-synonyms';
import { builtSearchFile, parseSearchFile } from '../support/search';
import { builtPages, indexedPages, visibleText } from '../support/site';

const indexes = {} as Record<Locale, SearchIndex>;
beforeAll(async () => {
  for (const locale of locales) indexes[locale] = await openSearchFile(parseSearchFile(locale));
});
const pathsFound = (locale: Locale, query: string): string[] =>
  search(indexes[locale], query).map(({ page }) => page.address.replace(/^\/en\//, '/'));

describe.each(locales)('in %s', (locale) => {
  it('loads at most 70 kB with Brotli for 12 guides, and in proportion for more', () => {
    const budget = 70_000 * Math.max(1, indexes[locale].pages.length / 33);
    expect(brotliCompressSync(builtSearchFile(locale).json).length).toBeLessThanOrEqual(budget);
  });

  it('contains every indexed page, and no other', () => {
    const addresses = indexes[locale].pages.map(({ address }) => address);
    const expected = indexedPages
      .filter((page) => page.locale === locale)
      .map(({ address }) => address);
    expect(addresses.sort()).toEqual(expected.sort());
  });

  it('links to existing sections, and only contains text of their page', () => {
    const byAddress = new Map(builtPages.map((page) => [page.address, page]));
    const { pages, sections } = indexes[locale];
    expect(sections.length).toBeGreaterThan(200);
    const texts = new Map(
      builtPages.map((page) => [page.address, visibleText(page.document).replaceAll('\n', '')]),
    );
    const faults = sections.flatMap(({ page, anchor, heading, text, question }) => {
      const answering = pages[page]?.address ?? '';
      // The words of a question are on the page of its subject.
      const [address = answering, id = anchor] = question?.split('#') ?? [];
      const built = byAddress.get(address);
      const stray = text.split(' ').find((word) => !texts.get(address)?.includes(word));
      const target = elements(built?.document as never).find(
        (element) => attribute(element, 'id') === id,
      );
      return [
        ...(id && !target ? [`${address}#${id} does not exist`] : []),
        ...(heading ? [] : [`${address}#${id} has no heading`]),
        ...(stray ? [`${address}#${id} says “${stray}”`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('has only synonyms that its pages use', () => {
    const lost = loadSearchSynonyms(locale).flatMap(({ written }) =>
      written.length === 0 || written.some((phrase) => pathsFound(locale, phrase).length > 0)
        ? []
        : [written.join(', ')],
    );
    expect(lost).toEqual([]);
  });
});

it('is linked from every page, in its language', () => {
  const wanted = Object.fromEntries(
    locales.map((locale) => [locale, builtSearchFile(locale).address]),
  );
  const faults = builtPages.filter(({ document, locale }) =>
    elements(document, 'a').every((link) => attribute(link, 'data-search') !== wanted[locale]),
  );
  expect(faults.map(({ address }) => address)).toEqual([]);
});
