import { elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';
import { frenchCompanies } from '@/tests/unit/checker/portail-rse';
import { builtPage, hrefsIn } from '../support/site';

describe.each(locales)('in %s', (locale) => {
  const { document: method } = builtPage('openData', locale);
  const [main] = elements(method, 'main');
  const words = main ? textOf(main) : '';

  it('states as many compared companies as the tests compare', () => {
    expect(words).toMatch(new RegExp(`(?<!\\d)${frenchCompanies().length}\\s`));
  });

  it('is reached from the checker', () => {
    expect(hrefsIn(builtPage('simulator', locale).document)).toContain(
      pagePath('openData', locale, 'method'),
    );
  });
});
