import { answer, type Case, closings, company } from './cases';

// What the Union's own texts say of whom they concern, on the days that matter.

const BEFORE = '2025-12-15';
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

it.each([...size, ...csrd, ...csddd, ...others])('%s: %s', (_text, rule, profile, day, truth) => {
  expect(answer('eu', rule, profile, day)).toBe(truth);
});

it('is never mixed with French law', () => {
  const profile = company('france', { 'group-employees': 50_000 }, { 'joint-stock': true });
  expect(answer('eu', 'fr-vigilance', profile, NOW)).toBeUndefined();
});
