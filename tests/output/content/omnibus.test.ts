import { fromFragment } from '@/law/checker/address';
import { entriesOf } from '@/law/entries';
import { companies } from '@/law/omnibus/companies';
import { movedDates, omnibusActs, omnibusRegimes, regimeHistory } from '@/law/omnibus/history';
import { shortQuantity } from '@/law/quantity';
import { today } from '@/lib/dates';
import { attribute, elements, textOf } from '@/lib/html';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadTypesetRegister } from '@/loaders/law';
import { pagePath } from '@/routes/addresses';
import { builtPage, hrefsIn, plain } from '../support/site';

const day = today();
const documentOf = (locale: Locale) => builtPage('omnibus', locale).document;
const rowOf = (id: string, locale: Locale) => {
  const row = elements(documentOf(locale), 'tr').find((each) => attribute(each, 'id') === id);
  if (!row) throw new Error(`No row "${id}" in ${locale}.`);
  return row;
};
const texts = (row: ReturnType<typeof rowOf>, name: string) =>
  elements(row, name).map((element) => plain(textOf(element)));

describe.each(locales)('in %s', (locale) => {
  const register = loadTypesetRegister(locale);

  it('has a row with a permanent address for each rule, date and act', () => {
    const ids = new Set(
      elements(documentOf(locale)).flatMap((each) => attribute(each, 'id') ?? []),
    );
    const wanted = [
      ...omnibusRegimes.flatMap((regime) => {
        const { eu, fr } = regimeHistory(register, regime, day);
        return [...eu, ...fr].map(({ rule }) => rule.id);
      }),
      ...movedDates(register, day).map(({ milestone }) => milestone.id),
      ...omnibusActs,
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('strikes out what was and marks what is', () => {
    const row = rowOf('csddd-scope', locale);
    const number = (value: number) => plain(shortQuantity({ value, unit: 'employees' }, locale));
    const value = (of: string, version: number) => {
      const rule = entriesOf(register).rules.get(of);
      const text = JSON.stringify(rule?.versions.at(version)?.criteria);
      return Number(
        /"measure":"employees"[^}]*?"value":(\d+)/.exec(
          text.replaceAll(/"(?:label|scope)":\{[^}]*\},?/g, ''),
        )?.[1],
      );
    };
    const [before, now] = [value('csddd-scope', 0), value('csddd-scope', -1)];
    expect(before).toBeLessThan(now);
    expect(texts(row, 'del').join('; ')).toContain(number(before));
    expect(texts(row, 'ins').join('; ')).toContain(number(now));
    expect(texts(row, 'ins').join('; ')).not.toContain(number(before));
  });

  it('marks nothing in a French rule that has not changed', () => {
    const row = rowOf('fr-vigilance', locale);
    expect([...elements(row, 'del'), ...elements(row, 'ins')]).toEqual([]);
  });

  it('opens the checker with the figures of each company', () => {
    const checker = pagePath('simulator', locale);
    const answers = hrefsIn(documentOf(locale))
      .filter((href) => href.startsWith(`${checker}#`))
      .map((href) => fromFragment(href.slice(checker.length)));
    expect(answers).toEqual(companies.map((company) => company.answers));
  });
});
