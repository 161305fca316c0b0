import { fromFragment } from '@/law/checker/address';
import { companies } from '@/law/omnibus/companies';
import { movedDates, omnibusActs } from '@/law/omnibus/history';
import { today } from '@/lib/dates';
import { attribute, elements } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import { pagePath } from '@/loaders/routes/addresses';
import { builtPage, hrefsIn } from '../support/site';

const day = today();
const documentOf = (locale: Locale) => builtPage('omnibus', locale).document;

describe.each(locales)('in %s', (locale) => {
  const register = loadTypesetRegister(locale);

  it('has a row with a permanent address for each date that moved and each act', () => {
    const ids = new Set(
      elements(documentOf(locale)).flatMap((each) => attribute(each, 'id') ?? []),
    );
    const wanted = [
      ...movedDates(register, day)
        .filter(({ steps }) => steps.at(-1)?.to)
        .map(({ milestone }) => milestone.id),
      ...omnibusActs,
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('opens the checker with the figures of each company', () => {
    const checker = pagePath('simulator', locale);
    const answers = hrefsIn(documentOf(locale))
      .filter((href) => href.startsWith(`${checker}#`))
      .map((href) => fromFragment(href.slice(checker.length)));
    expect(answers).toEqual(companies.map((company) => company.answers));
  });
});
