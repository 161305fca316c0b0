import { answer, type Case, closings, company } from './cases';

// Whom the CSDDD concerns by the Union's own text, on the days that matter.

const BEFORE = '2025-12-15';
const NOW = '2026-11-22';
const M = 1e6;

const csddd: Case[] = [
  [
    '2024: more than 1,000 and 450m',
    'csddd-scope',
    company('france', { employees: 1001, turnover: 451 * M }),
    BEFORE,
    'yes',
  ],
  [
    '2026: more than 5,000 and 1.5bn',
    'csddd-scope',
    company('france', { employees: 5001, turnover: 1501 * M }),
    NOW,
    'yes',
  ],
  [
    '2026: what was in scope is out',
    'csddd-scope',
    company('france', {
      employees: 1001,
      turnover: 451 * M,
      'group-employees': 1001,
      'group-turnover': 451 * M,
    }),
    NOW,
    'no',
  ],
  [
    '2026: exactly 5,000',
    'csddd-scope',
    company('france', { employees: 5000, turnover: 2000 * M }, { 'ultimate-parent': false }),
    NOW,
    'no',
  ],
  [
    '2026: the ultimate parent of a group',
    'csddd-scope',
    company(
      'france',
      { employees: 10, turnover: 1, 'group-employees': 6000, 'group-turnover': 1600 * M },
      { 'ultimate-parent': true },
    ),
    NOW,
    'yes',
  ],
  [
    'Art. 2(5): one year above is not enough',
    'csddd-scope',
    closings('france', { 'ultimate-parent': false }, [
      { employees: 6000, turnover: 2000 * M },
      { employees: 100, turnover: 1 },
      { employees: 100, turnover: 1 },
    ]),
    NOW,
    'no',
  ],
  [
    'Art. 2(5): one year below is not enough to leave',
    'csddd-scope',
    closings('france', { 'ultimate-parent': false }, [
      { employees: 100, turnover: 1 },
      { employees: 6000, turnover: 2000 * M },
      { employees: 6000, turnover: 2000 * M },
    ]),
    NOW,
    'yes',
  ],
  [
    'third country: turnover in the Union alone',
    'csddd-non-eu',
    company('third-country', { employees: 2, 'eu-turnover': 1501 * M }),
    NOW,
    'yes',
  ],
  [
    'third country, before',
    'csddd-non-eu',
    company('third-country', { 'eu-turnover': 451 * M }),
    BEFORE,
    'yes',
  ],
  [
    'third country, the same now',
    'csddd-non-eu',
    company('third-country', { 'eu-turnover': 451 * M }),
    NOW,
    'no',
  ],
  [
    'franchise: 75m in royalties and 275m in turnover',
    'csddd-franchise',
    company('france', { royalties: 76 * M, turnover: 276 * M }, { 'franchise-or-licence': true }),
    NOW,
    'yes',
  ],
  [
    'franchise: the amounts of 2024',
    'csddd-franchise',
    company('france', { royalties: 23 * M, turnover: 81 * M }, { 'franchise-or-licence': true }),
    BEFORE,
    'yes',
  ],
  [
    'franchise: no longer enough',
    'csddd-franchise',
    company('france', { royalties: 23 * M, turnover: 81 * M }, { 'franchise-or-licence': true }),
    NOW,
    'no',
  ],
];

it.each(csddd)('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('eu', rule, profile, day)).toBe(truth);
});
