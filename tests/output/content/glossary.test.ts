import { unexplainedAcronyms } from '@/lib/content/check/rules/wording/acronyms';
import { loadGlossary } from '@/lib/content/load/glossary';
import { loadGuide } from '@/lib/content/load/guides';
import { attribute, elements, textOf } from '@/lib/html';
import { forEveryLocale, locales } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/pages/urls';
import { builtPages, faults, visibleText, visibleTexts } from '../support/site';

it('explains every acronym used on the site', () => {
  expect([
    ...new Set(
      faults(builtPages, ({ document, page }) =>
        page.id === 'notFound'
          ? []
          : unexplainedAcronyms(visibleTexts(document).join('\n')).map(({ message }) => message),
      ),
    ),
  ]).toEqual([]);
});

describe.each(locales)('the page in %s', (locale) => {
  const page = builtPages.find(({ address }) => address === pagePath('glossary', locale));

  it('is a definition list with an anchor for every term', () => {
    const list = page && elements(page.document, 'dl')[0];
    const ids = list && elements(list, 'div').map((entry) => attribute(entry, 'id'));
    expect(ids).toEqual(loadGlossary(locale).map(({ id }) => id));
    expect(list && elements(list, 'dt').map(textOf)).toEqual(
      loadGlossary(locale).map(({ acronym }) => acronym),
    );
  });
});

const guides = builtPages.filter(({ page }) => page.id.startsWith('guides/'));

it('defines each acronym once per guide without JavaScript, outside headings and citations', () => {
  const defined = guides.flatMap(({ document }) => elements(document, 'dfn'));
  expect(defined.length).toBeGreaterThan(3 * locales.length);
  const glossary = forEveryLocale(loadGlossary);
  expect(
    faults(guides, ({ document, locale }) => {
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

it('shows reading time, review, related, previous and next guides on every guide', () => {
  expect(
    faults(guides, ({ document, page, locale }) => {
      const text = visibleText(document).replace(/\s+/g, ' ');
      const guide = loadGuide(page.id.replace('guides/', ''), locale);
      const hrefs = elements(document, 'article')
        .flatMap((article) => elements(article, 'a'))
        .map((link) => attribute(link, 'href'));
      const related = guide.data.related ?? [];
      return [
        ...(text.includes(`${guide.prose.minutes} min`) ? [] : ['has no reading time']),
        ...(/Relu par|Pas encore relu|[Rr]eviewed by/.test(text)
          ? []
          : ['says nothing of its review']),
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
