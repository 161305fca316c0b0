import { answer, type Case, closings, company } from './cases';

// What French law says of whom it concerns, which may differ from the Union's text it transposes.

const BEFORE = '2025-12-15';
const NOW = '2026-11-22';
const M = 1e6;
const sa = { 'joint-stock': true };
const vigilance: Case[] = [
  [
    '5,000 in France with subsidiaries',
    'fr-vigilance',
    company('france', { 'group-employees-france': 5000, 'group-employees': 5000 }, sa),
    NOW,
    'yes',
  ],
  [
    '10,000 worldwide with subsidiaries',
    'fr-vigilance',
    company('france', { 'group-employees-france': 10, 'group-employees': 10_000 }, sa),
    NOW,
    'yes',
  ],
  [
    'one below on both',
    'fr-vigilance',
    company('france', { 'group-employees-france': 4999, 'group-employees': 9999 }, sa),
    NOW,
    'no',
  ],
  [
    'two consecutive closings',
    'fr-vigilance',
    closings('france', sa, [
      { 'group-employees-france': 6000, 'group-employees': 6000 },
      { 'group-employees-france': 4000, 'group-employees': 4000 },
    ]),
    NOW,
    'no',
  ],
  [
    'either threshold, each on one closing',
    'fr-vigilance',
    closings('france', sa, [
      { 'group-employees-france': 6000 },
      { 'group-employees-france': 1, 'group-employees': 12_000 },
    ]),
    NOW,
    'yes',
  ],
  [
    'no limited company',
    'fr-vigilance',
    company('france', { 'group-employees': 20_000 }, { 'joint-stock': false }),
    NOW,
    'no',
  ],
  [
    'a seat elsewhere',
    'fr-vigilance',
    company('member-state', { 'group-employees': 20_000 }, sa),
    NOW,
    'no',
  ],
  [
    'since 2017',
    'fr-vigilance',
    company('france', { 'group-employees': 20_000 }, sa),
    '2018-01-01',
    'yes',
  ],
  [
    'figures of the year before unknown',
    'fr-vigilance',
    closings('france', sa, [{ 'group-employees': 20_000 }]),
    NOW,
    'unknown',
  ],
];

const neighbours: Case[] = [
  [
    'BEGES: more than 500 on the mainland',
    'beges-scope',
    company('france', { 'employees-mainland': 501, 'employees-overseas': 0 }),
    NOW,
    'yes',
  ],
  [
    'BEGES: more than 250 overseas',
    'beges-scope',
    company('france', { 'employees-mainland': 0, 'employees-overseas': 251 }),
    NOW,
    'yes',
  ],
  [
    'BEGES: 500 and 250',
    'beges-scope',
    company('france', { 'employees-mainland': 500, 'employees-overseas': 250 }),
    NOW,
    'no',
  ],
  [
    'energy audit until September 2025: 50m and 43m',
    'energy-audit',
    company('france', { employees: 10, turnover: 51 * M, 'balance-sheet': 44 * M }),
    '2025-09-30',
    'yes',
  ],
  [
    'energy audit since October 2025: 2.75 GWh',
    'energy-audit',
    company(
      'france',
      { employees: 10, 'final-energy': 2.75 },
      { 'energy-management-system': false },
    ),
    BEFORE,
    'yes',
  ],
  [
    'energy audit: not with a management system',
    'energy-audit',
    company('france', { 'final-energy': 3 }, { 'energy-management-system': true }),
    NOW,
    'no',
  ],
  [
    'energy management: 23.6 GWh',
    'energy-management',
    company('france', { 'final-energy': 23.5 }),
    NOW,
    'no',
  ],
  [
    'Sapin II: 500 employees and more than 100m',
    'sapin-2',
    company('france', { employees: 500, turnover: 101 * M }),
    NOW,
    'yes',
  ],
  [
    'Sapin II: exactly 100m',
    'sapin-2',
    company('france', { employees: 500, turnover: 100 * M }, { 'french-parent': false }),
    NOW,
    'no',
  ],
  [
    'Sapin II: within a French group',
    'sapin-2',
    company(
      'france',
      { employees: 5, turnover: 1, 'whole-group-employees': 600, 'whole-group-turnover': 101 * M },
      { 'french-parent': true },
    ),
    NOW,
    'yes',
  ],
  [
    'whistleblowing: 50 employees',
    'whistleblowing',
    company('france', { employees: 50 }),
    NOW,
    'yes',
  ],
  ['whistleblowing: 49', 'whistleblowing', company('france', { employees: 49 }), NOW, 'no'],
  [
    'Rixain: three closings in a row',
    'rixain-scope',
    closings('france', {}, [{ employees: 1000 }, { employees: 1000 }, { employees: 999 }]),
    NOW,
    'no',
  ],
  ['BDESE, extended: 300', 'bdese-extended', company('france', { employees: 300 }), NOW, 'yes'],
  [
    'Article 29: more than 500m',
    'lec-29-500m',
    company(
      'france',
      { 'assets-under-management': 500 * M },
      { 'french-institutional-investor': true },
    ),
    NOW,
    'no',
  ],
];

it.each([...vigilance, ...neighbours])('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('fr', rule, profile, day)).toBe(truth);
});
