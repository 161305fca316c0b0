import { unexplainedAcronyms } from '@/authoring/check/rules/wording';
import { attribute, elements, textOf } from '@/lib/html';
import { forEveryLocale, locales } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { loadGuide } from '@/loaders/guides';
import { pagePath } from '@/loaders/routes/addresses';
import {
  builtPage,
  builtPages,
  faults,
  guidePages,
  hrefsIn,
  plain,
  visibleText,
  visibleTexts,
} from '../support/site';

/** The texts of a page, without the names of a machine in it. */
function wordsOf(document: Parameters<typeof visibleTexts>[0]): string[] {
  const names = new Set(elements(document, 'code').map(textOf));
  return visibleTexts(document).filter((text) => !names.has(text));
}

it('explains every acronym used on the site', () => {
  expect([
    ...new Set(
      faults(builtPages, ({ document, page }) =>
        page.id === 'notFound'
          ? []
          : unexplainedAcronyms(wordsOf(document).join('\n')).map(({ message }) => message),
      ),
    ),
  ]).toEqual([]);
});

describe.each(locales)('the page in %s', (locale) => {
  const { document } = builtPage('glossary', locale);

  it('is a definition list with an anchor for every term', () => {
    const lists = elements(document, 'dl');
    const ids = lists
      .flatMap((list) => elements(list, 'div'))
      .map((entry) => attribute(entry, 'id'));
    expect(ids).toEqual(loadGlossary(locale).map(({ id }) => id));
    expect(lists.flatMap((list) => elements(list, 'dt')).map(textOf)).toEqual(
      loadGlossary(locale).map(({ acronym }) => acronym),
    );
  });

  it('has an index from A to Z that leads to the terms of each letter', () => {
    const lists = elements(document, 'dl');
    const letters = new Map(
      elements(document, 'a')
        .filter((link) => attribute(link, 'href')?.startsWith('#index-'))
        .map((link) => [attribute(link, 'href')?.slice(1), textOf(link)]),
    );
    expect(letters.size).toBeGreaterThan(10);
    expect([...letters.keys()]).toEqual(lists.map((list) => attribute(list, 'id')));
    for (const list of lists)
      for (const term of elements(list, 'dt'))
        expect(textOf(term).charAt(0).toUpperCase()).toBe(letters.get(attribute(list, 'id')));
  });

  it('leads from terms of law to the rules of the register', () => {
    const hrefs = hrefsIn(document);
    expect(hrefs).toContain(pagePath('openData', locale, 'csrd-scope'));
    expect(hrefs).toContain(pagePath('openData', locale, 'csddd-scope'));
  });
});

it('defines each acronym once per guide without JavaScript, outside headings and citations', () => {
  const defined = guidePages.flatMap(({ document }) => elements(document, 'dfn'));
  expect(defined.length).toBeGreaterThan(3 * locales.length);
  const glossary = forEveryLocale(loadGlossary);
  expect(
    faults(guidePages, ({ document, locale }) => {
      const terms = elements(document, 'dfn').map((dfn) => {
        const link = elements(dfn, 'a')[0];
        const abbr = elements(dfn, 'abbr')[0];
        const term = glossary[locale].find(
          ({ id }) => link && attribute(link, 'href') === pagePath('glossary', locale, id),
        );
        return term && abbr && attribute(abbr, 'title') === term.expansion ? term.id : undefined;
      });
      const misplaced = elements(document, 'h1', 'h2', 'h3', 'h4', 'a', 'th', 'td').filter(
        (element) => elements(element, 'dfn').length > 0,
      );
      return [
        ...(terms.includes(undefined) ? ['has a definition without link or expansion'] : []),
        ...(new Set(terms).size === terms.length ? [] : ['defines an acronym twice']),
        ...misplaced.map(({ tagName }) => `has a definition in <${tagName}>`),
      ];
    }),
  ).toEqual([]);
});

it.each(locales)('leads from a page of law to the acronym in its name, in %s', (locale) => {
  const hrefs = (id: string) => hrefsIn(builtPage(`obligations/${id}`, locale).document);
  expect(hrefs('csrd')).toContain(pagePath('glossary', locale, 'csrd'));
  expect(hrefs('eudr')).toContain(pagePath('glossary', locale, 'eudr'));
  expect(hrefs('batteries').filter((href) => href.includes('glossaire'))).toEqual([
    pagePath('glossary', locale),
  ]);
});

it('shows reading time, related, previous and next guides on every guide', () => {
  expect(
    faults(guidePages, ({ document, page, locale }) => {
      const text = plain(visibleText(document));
      const guide = loadGuide(page.id.replace('guides/', ''), locale);
      const hrefs = elements(document, 'article').flatMap(hrefsIn);
      const related = guide.data.related ?? [];
      return [
        ...(text.includes(`${guide.prose.minutes} min`) ? [] : ['has no reading time']),
        ...(/Guide (précédent|suivant)|(Previous|Next) guide/.test(text)
          ? []
          : ['has no neighbour']),
        ...related
          .filter((slug) => !hrefs.includes(pagePath(`guides/${slug}`, locale)))
          .map((slug) => `has no link to ${slug}`),
      ];
    }),
  ).toEqual([]);
});
