import { answer, BEFORE, closings, company, french, M, NOW, tryCases } from './cases';

// What French law says of whom it concerns and who reports, which may differ from the Union's text.

const sa = { 'joint-stock': true };
const alone = { 'group-employees': 0, 'group-turnover': 0, 'group-balance-sheet': 0 };
const group = (inFrance: number, everywhere: number) =>
  french({ 'group-employees-france': inFrance, 'group-employees': everywhere }, sa);

tryCases('fr', {
  'fr-vigilance': [
    ['5,000 in France with subsidiaries', group(5000, 5000), 'yes'],
    ['10,000 worldwide with subsidiaries', group(10, 10_000), 'yes'],
    ['one below on both', group(4999, 9999), 'no'],
    [
      'two consecutive closings',
      closings('france', sa, [
        { 'group-employees-france': 6000, 'group-employees': 6000 },
        { 'group-employees-france': 4000, 'group-employees': 4000 },
      ]),
      'no',
    ],
    [
      'either threshold, each on one closing',
      closings('france', sa, [
        { 'group-employees-france': 6000 },
        { 'group-employees-france': 1, 'group-employees': 12_000 },
      ]),
      'yes',
    ],
    ['no limited company', french({ 'group-employees': 20_000 }, { 'joint-stock': false }), 'no'],
    ['a seat elsewhere', company('member-state', { 'group-employees': 20_000 }, sa), 'no'],
    ['since 2017', french({ 'group-employees': 20_000 }, sa), 'yes', '2018-01-01'],
    [
      'figures of the year before unknown',
      closings('france', sa, [{ 'group-employees': 20_000 }]),
      'unknown',
    ],
  ],
  'energy-audit': [
    [
      'until September 2025: 50m and 43m',
      french({ employees: 10, turnover: 51 * M, 'balance-sheet': 44 * M }),
      'yes',
      '2025-09-30',
    ],
    [
      'since October 2025: 2.75 GWh',
      french({ employees: 10, 'final-energy': 2.75 }, { 'energy-management-system': false }),
      'yes',
      BEFORE,
    ],
  ],
  'energy-management': [['23.6 GWh', french({ 'final-energy': 23.5 }), 'no']],
  'rixain-scope': [
    [
      'three closings in a row',
      closings('france', {}, [{ employees: 1000 }, { employees: 1000 }, { employees: 999 }]),
      'no',
    ],
  ],
  'bdese-extended': [['BDESE, extended: 300', french({ employees: 300 }), 'yes']],
  'lec-29-500m': [
    [
      'more than 500m',
      company(
        'france',
        { 'assets-under-management': 500 * M },
        { 'french-institutional-investor': true },
      ),
      'no',
    ],
  ],
  'fr-csrd-wave-2': [
    [
      'wave 2 keeps the thresholds of before Omnibus',
      french({ employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
      'yes',
    ],
    [
      'two of three',
      french({ employees: 300, turnover: 50 * M, 'balance-sheet': 25 * M, ...alone }),
      'no',
    ],
    [
      'a group has its own amounts',
      french({
        employees: 1,
        turnover: 1,
        'balance-sheet': 1,
        'group-employees': 300,
        'group-turnover': 61 * M,
        'group-balance-sheet': 1,
      }),
      'yes',
    ],
    [
      'a group between those of a company and of a group',
      french({
        employees: 1,
        turnover: 1,
        'balance-sheet': 1,
        'group-employees': 300,
        'group-turnover': 55 * M,
        'group-balance-sheet': 28 * M,
      }),
      'no',
    ],
    [
      'wave 2 is French law on French companies',
      company('member-state', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
      'no',
    ],
  ],
  'fr-csrd-wave-1': [
    [
      'large, listed, more than 500',
      company(
        'france',
        { employees: 600, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
        { listed: true, 'public-interest-entity': true },
      ),
      'yes',
    ],
    [
      '500 employees',
      company(
        'france',
        { employees: 500, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
        { listed: true, 'public-interest-entity': true },
      ),
      'no',
    ],
  ],
  'fr-csrd-wave-3': [
    [
      'a listed small company',
      french({ employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M }, { listed: true }),
      'yes',
    ],
    [
      'never a micro-undertaking',
      french({ employees: 4, turnover: 1, 'balance-sheet': 1 }, { listed: true }),
      'no',
    ],
    [
      'not without a listing',
      company(
        'france',
        { employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M },
        { listed: false },
      ),
      'no',
    ],
  ],
  'fr-csrd-non-eu': [
    [
      '150m and a branch above 40m',
      company('third-country', { 'eu-turnover': 151 * M, 'eu-branch-turnover': 41 * M }),
      'yes',
    ],
    [
      'neither subsidiary nor branch',
      company(
        'third-country',
        { 'eu-turnover': 900 * M, 'eu-branch-turnover': 40 * M },
        { 'eu-subsidiary-large': false, 'eu-subsidiary-listed-sme': false },
      ),
      'no',
    ],
  ],
  'fr-size-large': [
    [
      'size: 40m and 20m in January 2024',
      french({ employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
      'yes',
      '2024-01-15',
    ],
    [
      'size: 50m and 25m since March 2024',
      french({ employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
      'no',
      '2024-03-01',
    ],
  ],
});

it('differs from the text of the Union while that is not transposed', () => {
  const profile = company('france', {
    employees: 300,
    turnover: 60 * M,
    'balance-sheet': 1,
    ...alone,
  });
  expect(answer('eu', 'csrd-scope', profile, NOW)).toBe('no');
  expect(answer('fr', 'fr-csrd-wave-2', profile, NOW)).toBe('yes');
});
