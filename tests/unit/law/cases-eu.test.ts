import { answer, type Case, closings, company } from './cases';

// What the Union's own texts say of whom they concern, on the days that matter.

const NOW = '2026-11-22';
const M = 1e6;

const size: Case[] = [
  [
    'Art. 3(4): two of three exceeded',
    'size-large',
    company('france', { employees: 251, turnover: 50 * M + 1, 'balance-sheet': 1 }),
    NOW,
    'yes',
  ],
  [
    'Art. 3(4): turnover and balance sheet, few employees',
    'size-large',
    company('france', { employees: 3, turnover: 60 * M, 'balance-sheet': 26 * M }),
    NOW,
    'yes',
  ],
  [
    'Art. 3(4): the limits themselves are not exceeded',
    'size-large',
    company('france', { employees: 250, turnover: 50 * M, 'balance-sheet': 25 * M }),
    NOW,
    'no',
  ],
  [
    'Art. 3(4): one of three is not enough',
    'size-large',
    company('france', { employees: 9000, turnover: 1, 'balance-sheet': 1 }),
    NOW,
    'no',
  ],
  [
    '2013 amounts until 2023',
    'size-large',
    company('france', { employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
    '2023-12-23',
    'yes',
  ],
  [
    '2023 amounts since',
    'size-large',
    company('france', { employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
    '2023-12-24',
    'no',
  ],
  [
    'Art. 3(10): one year above changes nothing',
    'size-large',
    closings(
      'france',
      {},
      [
        { employees: 300, turnover: 60 * M },
        { employees: 9, turnover: 1 },
        { employees: 9, turnover: 1 },
      ].map((year) => ({ ...year, 'balance-sheet': 1 })),
    ),
    NOW,
    'no',
  ],
  [
    'Art. 3(10): one year below changes nothing',
    'size-large',
    closings(
      'france',
      {},
      [
        { employees: 9, turnover: 1 },
        { employees: 300, turnover: 60 * M },
        { employees: 300, turnover: 60 * M },
      ].map((year) => ({ ...year, 'balance-sheet': 1 })),
    ),
    NOW,
    'yes',
  ],
  [
    'Art. 3(1): micro, at the limits',
    'size-micro',
    company('france', { employees: 10, turnover: 900_000, 'balance-sheet': 450_000 }),
    NOW,
    'yes',
  ],
  [
    'Art. 3(7): a group is large on a consolidated basis',
    'size-large-group',
    company('france', {
      'group-employees': 300,
      'group-turnover': 51 * M,
      'group-balance-sheet': 0,
    }),
    NOW,
    'yes',
  ],
];

const others: Case[] = [
  [
    'CBAM: more than 50 tonnes',
    'cbam-scope',
    company('france', { 'cbam-goods': 50.5 }, { 'imports-cbam-goods': true }),
    NOW,
    'yes',
  ],
  [
    'CBAM: 50 tonnes',
    'cbam-scope',
    company('france', { 'cbam-goods': 50 }, { 'imports-cbam-goods': true }),
    NOW,
    'no',
  ],
  [
    'SFDR: adverse impacts above 500 employees',
    'sfdr-pai-mandatory',
    company('france', { employees: 501 }, { 'financial-market-participant': true }),
    NOW,
    'yes',
  ],
  [
    'SFDR: an adviser with fewer than three employees is out',
    'sfdr-scope',
    company(
      'france',
      { employees: 2 },
      { 'financial-adviser': true, 'financial-market-participant': false },
    ),
    NOW,
    'no',
  ],
  [
    'ratings: a provider of the Union is authorised',
    'ratings-authorisation',
    company('member-state', {}, { 'esg-rating-provider': true }),
    NOW,
    'yes',
  ],
  [
    'ratings: a provider from elsewhere is not',
    'ratings-authorisation',
    company('third-country', {}, { 'esg-rating-provider': true }),
    NOW,
    'no',
  ],
  [
    'pay transparency: 150 workers',
    'pay-report',
    company('france', { employees: 150 }),
    NOW,
    'yes',
  ],
  ['pay transparency: 149 workers', 'pay-report', company('france', { employees: 149 }), NOW, 'no'],
  [
    'taxonomy follows the CSRD',
    'taxonomy-scope',
    company('france', { employees: 1001, turnover: 451 * M }),
    NOW,
    'yes',
  ],
];

it.each([...size, ...others])('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('eu', rule, profile, day)).toBe(truth);
});

it('is never mixed with French law', () => {
  const profile = company('france', { 'group-employees': 50_000 }, { 'joint-stock': true });
  expect(answer('eu', 'fr-vigilance', profile, NOW)).toBeUndefined();
});
