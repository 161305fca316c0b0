import { regimes } from '@/law/checker/regimes';
import { entriesOf } from '@/law/entries';
import { formatDate } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { loadEvidence } from '@/loaders/evidence';
import { loadTypesetRegister } from '@/loaders/law';
import { pagePath } from '@/routes/addresses';
import { frenchCompanies } from '@/tests/unit/checker/portail-rse';
import { builtPage, hrefsIn } from '../support/site';

describe.each(locales)('in %s', (locale) => {
  const { document: method } = builtPage('method', locale);
  const [main] = elements(method, 'main');
  const words = main ? textOf(main) : '';

  it('counts the register as it is, and gives its day', () => {
    const { acts, rules } = entriesOf(loadTypesetRegister(locale));
    const counts = elements(method, 'dd').map(textOf);
    for (const count of [acts.size, rules.size, regimes.length])
      expect(counts).toContain(formatNumber(count, locale));
    for (const date of Object.values(loadEvidence()))
      expect(words).toContain(formatDate(date, locale));
  });

  it('states as many compared companies as the tests compare', () => {
    expect(words).toMatch(new RegExp(`(?<!\\d)${frenchCompanies().length}\\s`));
  });

  it('is reached from the checker and from the open data', () => {
    for (const page of ['simulator', 'openData'] as const)
      expect(hrefsIn(builtPage(page, locale).document)).toContain(pagePath('method', locale));
    const anchors = elements(builtPage('openData', locale).document, 'p');
    expect(anchors.map((paragraph) => attribute(paragraph, 'id'))).toContain('method');
  });
});
