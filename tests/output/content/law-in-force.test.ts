import { figureHistory } from '@/law/figures';
import { quantity, shortQuantity } from '@/law/quantity';
import type { NumberCriterion } from '@/law/register';
import { coverageOf, profile, requirements } from '@/law/sample-company/company';
import { obligationIds, simulate, simulated } from '@/law/sample-company/simulation';
import { sampleDates, thresholdsOn } from '@/law/sample-company/timeline';
import { formatDate, today } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { typeset } from '@/lib/typography';
import { loadEvidence } from '@/loaders/evidence';
import { loadRegister } from '@/loaders/law';
import type { PageId } from '@/loaders/routes/registry';
import { messagesIn } from '@/tests/languages';
import { builtPage, builtPages, faults, plain } from '../support/site';

/** A text of the register as pages set it. */
const set = (text: string, locale: Locale) => plain(typeset(text, locale));

const register = loadRegister();
const day = today();

const pageElements = (id: PageId, locale: Locale, ...names: string[]) =>
  elements(builtPage(id, locale).document, ...names);
const pageText = (id: PageId, locale: Locale, ...names: string[]): string =>
  pageElements(id, locale, ...(names.length > 0 ? names : ['main']))
    .map(textOf)
    .map(plain)
    .join('\n');

const picturePages = [
  'landing',
  'signup',
  'platform',
  'clients',
  'regpilot',
  'frameworks',
  'monitoring',
  'auditability',
  'simulator',
  'integrations',
] as const;

describe.each(locales)('Pictures and conversations in %s', (locale) => {
  const csddd = (measure: string) =>
    figureHistory(register, `csddd-scope.${measure}`).findLast(({ from }) => from <= day)
      ?.criterion;

  it('simulate obligations as the register answers for the sample company', () => {
    const entries = (['landing', 'simulator'] as const).map((id) =>
      pageElements(id, locale, 'li').map((item) => plain(textOf(item)).replace(/^§\s\d\s*/, '')),
    );
    const words = messagesIn(locale).simulator.result;
    const outcomes = simulate(register, day);
    for (const name of obligationIds.slice(0, 3)) {
      const rule = simulated[name];
      const title = set(words.entries[name], locale);
      const outcome = outcomes.get(rule);
      if (outcome?.truth === 'unknown' || !outcome) throw new Error(`${rule} is undecided.`);
      for (const texts of entries)
        expect(texts.find((text) => text.startsWith(title))).toContain(
          set(words.status[outcome.truth], locale),
        );
    }
  });

  it('give past thresholds only as replaced, or with the day on which they ended', () => {
    const thresholds = thresholdsOn(register, day);
    const [employees] = figureHistory(register, 'csddd-scope.employees');
    const [turnover] = figureHistory(register, 'csddd-scope.turnover');
    expect(pageText('monitoring', locale, 'del')).toContain(
      turnover && set(shortQuantity(turnover.criterion, locale), locale),
    );
    const said = (criterion: NumberCriterion | undefined) =>
      criterion ? set(quantity(criterion, locale), locale) : '?';
    const both = pageElements('landing', locale, 'p').filter((each) =>
      [csddd('employees'), employees?.criterion].every((criterion) =>
        plain(textOf(each)).includes(said(criterion)),
      ),
    );
    const until = plain(formatDate(thresholds?.until ?? '', locale));
    const isStruck = (each: (typeof both)[number]) => elements(each, 'del').length > 0;
    expect(both.filter((each) => !isStruck(each)).map((each) => plain(textOf(each)))).toEqual([
      expect.stringContaining(until),
    ]);
    for (const each of both.filter(isStruck))
      expect(plain(elements(each, 'del').map(textOf).join())).toContain(said(employees?.criterion));
  });

  it('agree on the sample company', () => {
    const headcount = plain(formatNumber(profile.figures.employees, locale));
    const turnover = { value: profile.figures.turnover, unit: 'eur' } as const;
    const written = [quantity, shortQuantity].map((write) => set(write(turnover, locale), locale));
    for (const id of ['landing', 'simulator', 'integrations'] as const)
      expect(pageText(id, locale)).toContain(headcount);
    for (const id of ['landing', 'simulator'] as const)
      expect([id, written.some((each) => pageText(id, locale).includes(each))]).toEqual([id, true]);
    const { percent } = coverageOf(requirements);
    const score = new RegExp(`${percent}\\s?%`, 'u');
    for (const id of ['landing', 'signup', 'regpilot', 'auditability'] as const)
      expect(pageText(id, locale, 'figure')).toMatch(score);
    const scores = picturePages.flatMap((id) =>
      [
        ...pageText(id, locale, 'figure').matchAll(
          /(?:score (?:de conformité|is)|compliance score|conformité est de)\D{0,12}(\d+)\s?%/giu,
        ),
      ].map(([, value]) => Number(value)),
    );
    expect(new Set(scores)).toEqual(new Set([percent]));
  });

  it('name one next deadline, still to come on the day of the build', () => {
    const { nextDeadline } = sampleDates(day);
    const waits = picturePages.flatMap((id) =>
      [...pageText(id, locale, 'figure').matchAll(/(\d+) (?:jours|days)(?!\p{L})/gu)].map(
        ([, value]) => Number(value),
      ),
    );
    expect(new Set(waits)).toEqual(new Set([nextDeadline.days]));
    expect(nextDeadline.date > day).toBe(true);
    expect(pageText('landing', locale, 'figure')).toContain(plain(formatDate(day, locale)));
  });
});

describe.each(locales)('The glossary in %s', (locale) => {
  const entry = (id: string) =>
    pageElements('glossary', locale, 'div')
      .filter((element) => attribute(element, 'id') === id)
      .map(textOf)
      .map(plain)
      .join('');

  it.each([
    ['csrd', 'csrd-scope', ['employees', 'turnover']],
    ['csddd', 'csddd-scope', ['employees', 'turnover']],
    ['sme', 'size-medium', ['employees', 'turnover', 'balance-sheet']],
    ['vsme', 'vsme-users', ['employees']],
  ])('gives for %s the figures of %s', (term, rule, measures) => {
    for (const measure of measures) {
      const value = figureHistory(register, `${rule}.${measure}`).findLast(
        ({ from }) => from <= day,
      );
      expect(entry(term)).toContain(value && set(quantity(value.criterion, locale), locale));
    }
  });
});

/** Pages that state the law: guides, obligations and answers on it, and those that count or compare it. */
const pagesOfLaw = builtPages.filter(
  ({ page: { id } }) =>
    /^(guides|obligations)\//.test(id) ||
    (id.startsWith('questions/') && id !== 'questions/plateforme') ||
    ['simulator', 'omnibus', 'openData', 'software', 'resources', 'monitoring'].includes(id),
);

it('states one day for Union law and one for French law, on every page of law', () => {
  const days = Object.values(loadEvidence());
  expect(
    faults(pagesOfLaw, ({ document, locale }) =>
      days
        .map((each) => plain(formatDate(each, locale)))
        .filter((date) => !plain(elements(document, 'main').map(textOf).join()).includes(date)),
    ),
  ).toEqual([]);
});
