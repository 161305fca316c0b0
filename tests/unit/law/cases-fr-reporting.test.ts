import { answer, type Case, company } from './cases';

// What French law says of who reports, which may differ from the Union's text it transposes.

const NOW = '2026-11-22';
const M = 1e6;
const alone = { 'group-employees': 0, 'group-turnover': 0, 'group-balance-sheet': 0 };

const reporting: Case[] = [
  [
    'wave 2 keeps the thresholds of before Omnibus',
    'fr-csrd-wave-2',
    company('france', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
    NOW,
    'yes',
  ],
  [
    'wave 2: two of three',
    'fr-csrd-wave-2',
    company('france', { employees: 300, turnover: 50 * M, 'balance-sheet': 25 * M, ...alone }),
    NOW,
    'no',
  ],
  [
    'wave 2: a group has its own amounts',
    'fr-csrd-wave-2',
    company('france', {
      employees: 1,
      turnover: 1,
      'balance-sheet': 1,
      'group-employees': 300,
      'group-turnover': 61 * M,
      'group-balance-sheet': 1,
    }),
    NOW,
    'yes',
  ],
  [
    'wave 2: a group between those of a company and of a group',
    'fr-csrd-wave-2',
    company('france', {
      employees: 1,
      turnover: 1,
      'balance-sheet': 1,
      'group-employees': 300,
      'group-turnover': 55 * M,
      'group-balance-sheet': 28 * M,
    }),
    NOW,
    'no',
  ],
  [
    'wave 2 is French law on French companies',
    'fr-csrd-wave-2',
    company('member-state', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
    NOW,
    'no',
  ],
  [
    'wave 1: large, listed, more than 500',
    'fr-csrd-wave-1',
    company(
      'france',
      { employees: 600, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
      { listed: true, 'public-interest-entity': true },
    ),
    NOW,
    'yes',
  ],
  [
    'wave 1: 500 employees',
    'fr-csrd-wave-1',
    company(
      'france',
      { employees: 500, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
      { listed: true, 'public-interest-entity': true },
    ),
    NOW,
    'no',
  ],
  [
    'wave 3: a listed small company',
    'fr-csrd-wave-3',
    company('france', { employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M }, { listed: true }),
    NOW,
    'yes',
  ],
  [
    'wave 3: never a micro-undertaking',
    'fr-csrd-wave-3',
    company('france', { employees: 4, turnover: 1, 'balance-sheet': 1 }, { listed: true }),
    NOW,
    'no',
  ],
  [
    'wave 3: not without a listing',
    'fr-csrd-wave-3',
    company(
      'france',
      { employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M },
      { listed: false },
    ),
    NOW,
    'no',
  ],
  [
    'third country: 150m and a branch above 40m',
    'fr-csrd-non-eu',
    company('third-country', { 'eu-turnover': 151 * M, 'eu-branch-turnover': 41 * M }),
    NOW,
    'yes',
  ],
  [
    'third country: neither subsidiary nor branch',
    'fr-csrd-non-eu',
    company(
      'third-country',
      { 'eu-turnover': 900 * M, 'eu-branch-turnover': 40 * M },
      { 'eu-subsidiary-large': false, 'eu-subsidiary-listed-sme': false },
    ),
    NOW,
    'no',
  ],
  [
    'size: 40m and 20m in January 2024',
    'fr-size-large',
    company('france', { employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
    '2024-01-15',
    'yes',
  ],
  [
    'size: 50m and 25m since March 2024',
    'fr-size-large',
    company('france', { employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
    '2024-03-01',
    'no',
  ],
];

it.each(reporting)('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('fr', rule, profile, day)).toBe(truth);
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
