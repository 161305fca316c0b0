import { answer, BEFORE, closings, company, french, M, NOW, tryCases } from './cases';

// What the Union's own texts say of whom they concern, on the days that matter.

tryCases('eu', {
  'csddd-scope': [
    [
      '2024: more than 1,000 and 450m',
      french({ employees: 1001, turnover: 451 * M }),
      'yes',
      BEFORE,
    ],
    ['2026: more than 5,000 and 1.5bn', french({ employees: 5001, turnover: 1501 * M }), 'yes'],
    [
      '2026: what was in scope is out',
      french({
        employees: 1001,
        turnover: 451 * M,
        'group-employees': 1001,
        'group-turnover': 451 * M,
      }),
      'no',
    ],
    [
      '2026: exactly 5,000',
      french({ employees: 5000, turnover: 2000 * M }, { 'ultimate-parent': false }),
      'no',
    ],
    [
      '2026: the ultimate parent of a group',
      company(
        'france',
        { employees: 10, turnover: 1, 'group-employees': 6000, 'group-turnover': 1600 * M },
        { 'ultimate-parent': true },
      ),
      'yes',
    ],
    [
      'Art. 2(5): one year above is not enough',
      closings('france', { 'ultimate-parent': false }, [
        { employees: 6000, turnover: 2000 * M },
        { employees: 100, turnover: 1 },
        { employees: 100, turnover: 1 },
      ]),
      'no',
    ],
    [
      'Art. 2(5): one year below is not enough to leave',
      closings('france', { 'ultimate-parent': false }, [
        { employees: 100, turnover: 1 },
        { employees: 6000, turnover: 2000 * M },
        { employees: 6000, turnover: 2000 * M },
      ]),
      'yes',
    ],
  ],
  'csddd-non-eu': [
    [
      'turnover in the Union alone',
      company('third-country', { employees: 2, 'eu-turnover': 1501 * M }),
      'yes',
    ],
    ['before', company('third-country', { 'eu-turnover': 451 * M }), 'yes', BEFORE],
    ['the same now', company('third-country', { 'eu-turnover': 451 * M }), 'no'],
  ],
  'csddd-franchise': [
    [
      '75m in royalties and 275m in turnover',
      french({ royalties: 76 * M, turnover: 276 * M }, { 'franchise-or-licence': true }),
      'yes',
    ],
    [
      'the amounts of 2024',
      french({ royalties: 23 * M, turnover: 81 * M }, { 'franchise-or-licence': true }),
      'yes',
      BEFORE,
    ],
    [
      'no longer enough',
      french({ royalties: 23 * M, turnover: 81 * M }, { 'franchise-or-licence': true }),
      'no',
    ],
  ],
  'size-large': [
    [
      'Art. 3(4): two of three exceeded',
      french({ employees: 251, turnover: 50 * M + 1, 'balance-sheet': 1 }),
      'yes',
    ],
    [
      'Art. 3(4): turnover and balance sheet, few employees',
      french({ employees: 3, turnover: 60 * M, 'balance-sheet': 26 * M }),
      'yes',
    ],
    [
      'Art. 3(4): the limits themselves are not exceeded',
      french({ employees: 250, turnover: 50 * M, 'balance-sheet': 25 * M }),
      'no',
    ],
    [
      'Art. 3(4): one of three is not enough',
      french({ employees: 9000, turnover: 1, 'balance-sheet': 1 }),
      'no',
    ],
    [
      '2013 amounts until 2023',
      french({ employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
      'yes',
      '2023-12-23',
    ],
    [
      '2023 amounts since',
      french({ employees: 1, turnover: 41 * M, 'balance-sheet': 21 * M }),
      'no',
      '2023-12-24',
    ],
    [
      'Art. 3(10): one year above changes nothing',
      closings(
        'france',
        {},
        [
          { employees: 300, turnover: 60 * M },
          { employees: 9, turnover: 1 },
          { employees: 9, turnover: 1 },
        ].map((year) => ({ ...year, 'balance-sheet': 1 })),
      ),
      'no',
    ],
    [
      'Art. 3(10): one year below changes nothing',
      closings(
        'france',
        {},
        [
          { employees: 9, turnover: 1 },
          { employees: 300, turnover: 60 * M },
          { employees: 300, turnover: 60 * M },
        ].map((year) => ({ ...year, 'balance-sheet': 1 })),
      ),
      'yes',
    ],
  ],
  'size-micro': [
    [
      'Art. 3(1): micro, at the limits',
      french({ employees: 10, turnover: 900_000, 'balance-sheet': 450_000 }),
      'yes',
    ],
  ],
  'size-large-group': [
    [
      'Art. 3(7): a group is large on a consolidated basis',
      french({ 'group-employees': 300, 'group-turnover': 51 * M, 'group-balance-sheet': 0 }),
      'yes',
    ],
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
  'sfdr-scope': [
    [
      'an adviser with fewer than three employees is out',
      company(
        'france',
        { employees: 2 },
        { 'financial-adviser': true, 'financial-market-participant': false },
      ),
      'no',
    ],
  ],
  'ratings-authorisation': [
    [
      'a provider of the Union is authorised',
      company('member-state', {}, { 'esg-rating-provider': true }),
      'yes',
    ],
    [
      'a provider from elsewhere is not',
      company('third-country', {}, { 'esg-rating-provider': true }),
      'no',
    ],
  ],
  'pay-report': [
    ['150 workers', french({ employees: 150 }), 'yes'],
    ['149 workers', french({ employees: 149 }), 'no'],
  ],
});

it('is never mixed with French law', () => {
  const profile = company('france', { 'group-employees': 50_000 }, { 'joint-stock': true });
  expect(answer('eu', 'fr-vigilance', profile, NOW)).toBeUndefined();
});
