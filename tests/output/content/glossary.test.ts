import { unexplainedAcronyms } from '@/authoring/check/rules/wording';
import { attribute, elements, textOf } from '@/lib/html';
import { forEveryLocale, locales } from '@/lib/i18n/locales';
import { loadGlossary } from '@/loaders/glossary';
import { pagePath } from '@/loaders/routes/addresses';
import { builtPage, builtPages, faults, guidePages, visibleTexts } from '../support/site';

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
