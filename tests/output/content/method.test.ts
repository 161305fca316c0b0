import { elements, textOf } from '@/lib/html';
import { locales } from '@/lib/i18n/locales';
import { frenchCompanies } from '@/tests/unit/checker/portail-rse';
import { builtPage } from '../support/site';

describe.each(locales)('in %s', (locale) => {
  const { document: method } = builtPage('openData', locale);
  const [main] = elements(method, 'main');
  const words = main ? textOf(main) : '';

  it('states as many compared companies as the tests compare', () => {
    expect(words).toMatch(new RegExp(`(?<!\\d)${frenchCompanies().length}\\s`));
  });
});
