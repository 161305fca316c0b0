import { answer, type Case, closings, company } from './cases';

// Whom the CSRD concerns by the Union's own text, on the days that matter.

const BEFORE = '2025-12-15';
const NOW = '2026-11-22';
const M = 1e6;

const alone = { 'group-employees': 0, 'group-turnover': 0, 'group-balance-sheet': 0 };
const csrd: Case[] = [
  [
    '2026/470: more than 1,000 and more than 450m',
    'csrd-scope',
    company('france', { employees: 1001, turnover: 450 * M + 1 }),
    NOW,
    'yes',
  ],
  [
    '2026/470: exactly 1,000 employees',
    'csrd-scope',
    company('france', { employees: 1000, turnover: 900 * M }),
    NOW,
    'no',
  ],
  [
    '2026/470: exactly 450m',
    'csrd-scope',
    company('france', { employees: 5000, turnover: 450 * M }),
    NOW,
    'no',
  ],
  [
    '2026/470: both tests, not one',
    'csrd-scope',
    company('member-state', { employees: 20_000, turnover: 10 * M }),
    NOW,
    'no',
  ],
  [
    '2026/470: listed or not',
    'csrd-scope',
    company('france', { employees: 1200, turnover: 500 * M }, { listed: false }),
    NOW,
    'yes',
  ],
  [
    'the day before it is in force, 250 employees count',
    'csrd-scope',
    company('france', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
    '2026-03-17',
    'yes',
  ],
  [
    'the day it is in force, they do not',
    'csrd-scope',
    company('france', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
    '2026-03-18',
    'no',
  ],
  [
    '15 December 2025: two of three',
    'csrd-scope',
    company('france', { employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
    BEFORE,
    'yes',
  ],
  [
    '15 December 2025: the parent of a large group',
    'csrd-scope',
    company(
      'france',
      {
        employees: 1,
        turnover: 1,
        'balance-sheet': 1,
        'group-employees': 260,
        'group-turnover': 51 * M,
        'group-balance-sheet': 1,
      },
      { parent: true },
    ),
    BEFORE,
    'yes',
  ],
  [
    'a third-country company that is not listed',
    'csrd-scope',
    company('third-country', { employees: 9000, turnover: 900 * M }, { listed: false }),
    NOW,
    'no',
  ],
  [
    'a parent, on a consolidated basis',
    'csrd-scope-group',
    company('france', { 'group-employees': 1001, 'group-turnover': 451 * M }, { parent: true }),
    NOW,
    'yes',
  ],
  [
    'a parent below on one test',
    'csrd-scope-group',
    company('france', { 'group-employees': 1001, 'group-turnover': 449 * M }, { parent: true }),
    NOW,
    'no',
  ],
  [
    'no group, no consolidated scope',
    'csrd-scope-group',
    company('france', { 'group-employees': 2000, 'group-turnover': 900 * M }, { parent: false }),
    NOW,
    'no',
  ],
  [
    'wave 1: large, of public interest, more than 500',
    'csrd-wave-1',
    company(
      'france',
      { employees: 501, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
      { 'public-interest-entity': true, listed: true },
    ),
    NOW,
    'yes',
  ],
  [
    'wave 1: 500 is not more than 500',
    'csrd-wave-1',
    company(
      'france',
      { employees: 500, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
      { 'public-interest-entity': true, listed: true },
    ),
    NOW,
    'no',
  ],
  [
    'wave 1: neither listed nor of public interest',
    'csrd-wave-1',
    company(
      'france',
      { employees: 5000, turnover: 900 * M, 'balance-sheet': 900 * M, ...alone },
      { 'public-interest-entity': false, listed: false },
    ),
    NOW,
    'no',
  ],
  [
    'wave 3, while it was the law: a listed small company',
    'csrd-wave-3',
    company(
      'france',
      { employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M },
      { listed: true, 'small-institution': false },
    ),
    BEFORE,
    'yes',
  ],
  [
    'wave 3: never a micro-undertaking',
    'csrd-wave-3',
    company(
      'france',
      { employees: 5, turnover: 100_000, 'balance-sheet': 100_000 },
      { listed: true, 'small-institution': false },
    ),
    BEFORE,
    'no',
  ],
  [
    'subsidiary: exempt since 2026 though listed and large',
    'csrd-subsidiary-exemption',
    company(
      'france',
      { employees: 2000, turnover: 900 * M, 'balance-sheet': 900 * M },
      { 'in-parent-report': true, subsidiary: true, listed: true },
    ),
    NOW,
    'yes',
  ],
  [
    'subsidiary: not before, when listed and large',
    'csrd-subsidiary-exemption',
    company(
      'france',
      { employees: 2000, turnover: 900 * M, 'balance-sheet': 900 * M },
      { 'in-parent-report': true, subsidiary: true, listed: true },
    ),
    BEFORE,
    'no',
  ],
  [
    'Art. 40a: 450m in the Union and a subsidiary above 200m',
    'csrd-non-eu',
    company('third-country', { 'eu-turnover': 451 * M, 'eu-subsidiary-turnover': 201 * M }),
    NOW,
    'yes',
  ],
  [
    'Art. 40a: no large enough subsidiary or branch',
    'csrd-non-eu',
    company('third-country', {
      'eu-turnover': 900 * M,
      'eu-subsidiary-turnover': 200 * M,
      'eu-branch-turnover': 200 * M,
    }),
    NOW,
    'no',
  ],
  [
    'Art. 40a: each of the last two years',
    'csrd-non-eu',
    closings('third-country', {}, [
      { 'eu-turnover': 500 * M, 'eu-branch-turnover': 300 * M },
      { 'eu-turnover': 440 * M },
    ]),
    NOW,
    'no',
  ],
  [
    'Art. 40a before 2026: 150m and a branch above 40m',
    'csrd-non-eu',
    company(
      'third-country',
      { 'eu-turnover': 151 * M, 'eu-branch-turnover': 41 * M },
      { 'eu-subsidiary-large': false, 'eu-subsidiary-listed-sme': false },
    ),
    BEFORE,
    'yes',
  ],
  [
    'value chain cap: up to 1,000 employees',
    'vsme-cap',
    company('france', { employees: 1000 }),
    NOW,
    'yes',
  ],
  ['value chain cap: above', 'vsme-cap', company('france', { employees: 1001 }), NOW, 'no'],
];

it.each(csrd)('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('eu', rule, profile, day)).toBe(truth);
});
