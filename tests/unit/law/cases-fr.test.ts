import { answer, BEFORE, closings, company, french, M, NOW, sized, tryCases } from './cases';

// What French law says of whom it concerns and who reports, which may differ from the Union's text. What it says now
// of companies whose figures are steady, tests/unit/checker/edges.ts tells.

const sa = { 'joint-stock': true };
tryCases('fr', {
  'fr-vigilance': [
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
    ['a seat elsewhere', company('member-state', { 'group-employees': 20_000 }, sa), 'no'],
    ['since 2017', french({ 'group-employees': 20_000 }, sa), 'yes', '2018-01-01'],
    [
      'figures of the year before unknown',
      closings('france', sa, [{ 'group-employees': 20_000 }]),
      'unknown',
    ],
  ],
  'energy-audit': [
    ['until September 2025: 50m and 43m', sized(10, 51, 44), 'yes', '2025-09-30'],
    [
      'since October 2025: 2.75 GWh',
      french({ employees: 10, 'final-energy': 2.75 }, { 'energy-management-system': false }),
      'yes',
      BEFORE,
    ],
  ],
  'board-balance-france': [
    ['listed', french({ employees: 10 }, { listed: true, 'board-form': true }), 'yes'],
    ['an SAS', french({ employees: 900, turnover: 90 * M }, { ...sa, 'board-form': false }), 'no'],
  ],
  'rixain-scope': [
    [
      'three closings in a row',
      closings(
        'france',
        {},
        [1000, 1000, 999].map((employees) => ({ 'employees-france': employees })),
      ),
      'no',
    ],
  ],
  'bdese-extended': [['BDESE, extended: 300', french({ 'employees-france': 300 }), 'yes']],
  'lec-29-500m': [
    [
      'more than 500m',
      french({ 'assets-under-management': 500 * M }, { 'french-institutional-investor': true }),
      'no',
    ],
  ],
  'fr-csrd-wave-2': [
    ['a group has its own amounts', sized(1, 0, 0, {}, [300, 61, 0]), 'yes'],
    ['between those of a company and of a group', sized(1, 0, 0, {}, [300, 55, 28]), 'no'],
    [
      'it is French law on French companies',
      company('member-state', { employees: 300, turnover: 60 * M, 'balance-sheet': 1 }),
      'no',
    ],
  ],
  'fr-csrd-subsidiary-exemption': [
    ['a listed small company', sized(40, 9, 4, { listed: true, 'in-parent-report': true }), 'yes'],
  ],
  'fr-size-large': [
    ['40m and 20m in January 2024', sized(1, 41, 21), 'yes', '2024-01-15'],
    ['50m and 25m since March 2024', sized(1, 41, 21), 'no', '2024-03-01'],
  ],
});

it('differs from the text of the Union while that is not transposed', () => {
  expect(answer('eu', 'csrd-scope', sized(300, 60, 0), NOW)).toBe('no');
  expect(answer('fr', 'fr-csrd-wave-2', sized(300, 60, 0), NOW)).toBe('yes');
});
