import { today } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { typesetDeep } from '@/lib/typography';
import { figureValues, loadTypesetRegister } from '@/loaders/law';
import { briefParts, loadObligations } from '@/loaders/obligations';
import { pagePath } from '@/loaders/routes/addresses';
import { builtPage, builtPages, hrefsIn, plain, visibleText } from '../support/site';

const pages = builtPages.filter(({ page }) => page.id.startsWith('obligations/'));
const faultsOf = (check: (page: (typeof pages)[number]) => readonly string[]): string[] =>
  pages.flatMap((page) => check(page).map((fault) => `${page.file}: ${fault}`));

it('says at its head who, what, when, to whom, what happens otherwise and who is exempt, and where it was read', () => {
  expect(
    faultsOf(({ document, page }) => {
      const obligation = loadObligations().find(({ id }) => `obligations/${id}` === page.id);
      const rows = elements(document, 'dl').flatMap((list) => elements(list, 'div'));
      const isRead = /(Lu|Read as) a[ut] |(Non lu|Not read).?:/.test(visibleText(document));
      const told = rows.map((row) => elements(row, 'dd').map(textOf));
      return briefParts.filter((part, index) => {
        const [text, source = ''] = told[index] ?? [];
        const rules = obligation?.brief.find((each) => each.part === part)?.rules ?? [];
        return !text || (isRead && source !== '') !== rules.length > 0;
      });
    }),
  ).toEqual([]);
});

it('states the thresholds of the day, and strikes those that they have replaced', () => {
  const [who] = elements(builtPage('obligations/csrd', 'fr').document, 'dl');
  const turnover = typesetDeep(figureValues('fr').get('csrd-scope.turnover.short') ?? '?', 'fr');
  expect(plain(who ? textOf(who) : '')).toContain(plain(turnover));
  expect(who && elements(who, 'del')).toHaveLength(2);
});

it('tells each rule of the law of the day where it can be linked to, and marks earlier law as such', () => {
  const day = today();
  const register = loadTypesetRegister('fr');
  const rules = Object.values(register).flatMap((subject) => subject.rules);
  expect(
    faultsOf(({ document, page }) => {
      const obligation = loadObligations().find(({ id }) => `obligations/${id}` === page.id);
      const past = elements(document).filter(
        (element) => attribute(element, 'data-past-law') !== undefined,
      );
      const struck = elements(document, 'del').length;
      const inPast = past.flatMap((element) => elements(element, 'del')).length;
      return [
        ...(obligation?.rules ?? []).flatMap((id) => {
          const law = rules
            .find((rule) => rule.id === id)
            ?.versions.filter(({ proposed }) => !proposed);
          const standing =
            law?.length === 0 ||
            law?.some(({ from, until }) => from <= day && (until === undefined || until >= day));
          const told = elements(document).find((element) => attribute(element, 'id') === id);
          if (!told) return [`says nothing of ${id}`];
          const isPast = past.some((element) => elements(element).includes(told));
          return standing === isPast ? [`tells ${id} among the wrong law`] : [];
        }),
        ...(struck === inPast ? [] : ['strikes out what is not marked as earlier law']),
      ];
    }),
  ).toEqual([]);
});

it('leads to the checker where it answers, to the guide, to the index, and to an official text', () => {
  expect(
    faultsOf(({ document, page, locale }) => {
      const { checker, guide } =
        loadObligations().find(({ id }) => `obligations/${id}` === page.id) ?? {};
      const [main] = elements(document, 'main');
      const hrefs = main ? hrefsIn(main as never) : [];
      const check = hrefs.includes(pagePath('simulator', locale, 'checker'));
      return [
        ...(check === (checker !== undefined) ? [] : ['leads to the checker wrongly']),
        ...(hrefsIn(builtPage('simulator', locale).document).includes(pagePath(page.id, locale)) ||
        !checker
          ? []
          : ['is not among the texts of the checker']),
        ...(guide && !hrefs.includes(pagePath(`guides/${guide}`, locale))
          ? ['lacks its guide']
          : []),
        ...(hrefs.includes(pagePath('obligations', locale)) ? [] : ['lacks the index']),
        ...(hrefs.some((href) => href.startsWith('https://')) ? [] : ['links to no text']),
      ];
    }),
  ).toEqual([]);
});
