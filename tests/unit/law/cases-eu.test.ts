import { alone, answer, BEFORE, closings, company, french, M, NOW, sized, tryCases } from './cases';

// What the Union's own texts say of whom they concern, on the days that matter, beside tests/unit/checker/edges.ts,
// which has the limits of each for companies whose figures are steady.

const abroad = (figures: Parameters<typeof french>[0], flags?: Parameters<typeof french>[1]) =>
  company('third-country', figures, flags);
const franchise = { 'franchise-or-licence': true };
const years = (...rows: [employees: number, turnover: number][]) =>
  closings(
    'france',
    { 'ultimate-parent': false },
    rows.map(([employees, turnover]) => ({
      employees,
      turnover: turnover * M,
      'balance-sheet': 1,
    })),
  );

tryCases('eu', {
  'csrd-scope': [
    ['both tests, not one', company('member-state', { employees: 20_000, turnover: 10 * M }), 'no'],
    ['the day before 2026/470 is in force, 250 count', sized(300, 60, 0), 'yes', '2026-03-17'],
    ['the day it is in force, they do not', sized(300, 60, 0), 'no', '2026-03-18'],
    ['whether one year above is enough is open', years([1100, 500], [9, 0], [9, 0]), 'unknown'],
    ['and whether one year below is', years([9, 0], [1100, 500], [1100, 500]), 'unknown'],
    ['15 December 2025: two of three', sized(300, 60, 0), 'yes', BEFORE],
    [
      '15 December 2025: the parent of a large group',
      sized(1, 0, 0, { parent: true }, [260, 51, 0]),
      'yes',
      BEFORE,
    ],
    [
      'a third-country company that is not listed',
      abroad({ employees: 9000, turnover: 900 * M }, { listed: false }),
      'no',
    ],
  ],
  'csrd-non-eu': [
    [
      'Art. 40a: each of the last two years',
      closings('third-country', {}, [
        { 'eu-turnover': 500 * M, 'eu-branch-turnover': 300 * M },
        { 'eu-turnover': 440 * M },
      ]),
      'no',
    ],
  ],
  'csddd-scope': [
    [
      '2026: the ultimate parent of a group',
      sized(10, 0, 0, { 'ultimate-parent': true }, [6000, 1600, 0]),
      'yes',
    ],
    ['Art. 2(5): one year above is not enough', years([6000, 2000], [100, 0], [100, 0]), 'no'],
    [
      'Art. 2(5): one year below is not enough to leave',
      years([100, 0], [6000, 2000], [6000, 2000]),
      'yes',
    ],
  ],
  'csddd-franchise': [
    [
      '75m in royalties and 275m in turnover',
      french({ royalties: 76 * M, turnover: 276 * M }, franchise),
      'yes',
    ],
    [
      'the amounts of 2024',
      french({ royalties: 23 * M, turnover: 81 * M }, franchise),
      'yes',
      BEFORE,
    ],
    ['no longer enough', french({ royalties: 23 * M, turnover: 81 * M }, franchise), 'no'],
  ],
  'size-large': [
    ['Art. 3(4): two of three exceeded', sized(251, 50.001, 0), 'yes'],
    ['Art. 3(4): turnover and balance sheet, few employees', sized(3, 60, 26), 'yes'],
    ['Art. 3(4): the limits themselves are not exceeded', sized(250, 50, 25), 'no'],
    ['Art. 3(4): one of three is not enough', sized(9000, 0, 0), 'no'],
    ['2013 amounts until 2023', sized(1, 41, 21), 'yes', '2023-12-23'],
    ['2023 amounts since', sized(1, 41, 21), 'no', '2023-12-24'],
    ['Art. 3(10): one year above changes nothing', years([300, 60], [9, 0], [9, 0]), 'no'],
    ['Art. 3(10): one year below changes nothing', years([9, 0], [300, 60], [300, 60]), 'yes'],
  ],
  'size-micro': [['Art. 3(1): micro, at the limits', sized(10, 0.9, 0.45), 'yes']],
  'size-large-group': [
    ['Art. 3(7): on a consolidated basis', sized(0, 0, 0, {}, [300, 51, 0]), 'yes'],
  ],
  'cbam-scope': [
    ['more than 50 tonnes', french({ 'cbam-goods': 50.5 }, { 'imports-cbam-goods': true }), 'yes'],
    ['50 tonnes', french({ 'cbam-goods': 50 }, { 'imports-cbam-goods': true }), 'no'],
  ],
  'sfdr-pai-mandatory': [
    [
      'adverse impacts above 500 employees',
      french({ employees: 501 }, { 'financial-market-participant': true }),
      'yes',
    ],
  ],
  'ratings-authorisation': [
    [
      'a provider of the Union is authorised',
      company('member-state', {}, { 'esg-rating-provider': true }),
      'yes',
    ],
    ['a provider from elsewhere is not', abroad({}, { 'esg-rating-provider': true }), 'no'],
  ],
  'pay-report': [
    ['150 workers', french({ 'employees-union': 150 }), 'yes'],
    ['149 workers', french({ 'employees-union': 149 }), 'no'],
  ],
});

it('is never mixed with French law', () => {
  const profile = company(
    'france',
    { ...alone, 'group-employees': 50_000 },
    { 'joint-stock': true },
  );
  expect(answer('eu', 'fr-vigilance', profile, NOW)).toBeUndefined();
});
