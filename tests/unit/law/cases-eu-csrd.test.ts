import { BEFORE, closings, company, french, M, tryCases } from './cases';

// Whom the CSRD concerns by the Union's own text, on the days that matter.

const alone = { 'group-employees': 0, 'group-turnover': 0, 'group-balance-sheet': 0 };

tryCases('eu', {
  'csrd-scope': [
    [
      '2026/470: more than 1,000 and more than 450m',
      french({ employees: 1001, turnover: 450 * M + 1 }),
      'yes',
    ],
    ['2026/470: exactly 1,000 employees', french({ employees: 1000, turnover: 900 * M }), 'no'],
    ['2026/470: exactly 450m', french({ employees: 5000, turnover: 450 * M }), 'no'],
    [
      '2026/470: both tests, not one',
      company('member-state', { employees: 20_000, turnover: 10 * M }),
      'no',
    ],
    [
      '2026/470: listed or not',
      french({ employees: 1200, turnover: 500 * M }, { listed: false }),
      'yes',
    ],
    [
      'the day before it is in force, 250 employees count',
      french({ employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
      'yes',
      '2026-03-17',
    ],
    [
      'the day it is in force, they do not',
      french({ employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
      'no',
      '2026-03-18',
    ],
    [
      '15 December 2025: two of three',
      french({ employees: 300, turnover: 60 * M, 'balance-sheet': 1, ...alone }),
      'yes',
      BEFORE,
    ],
    [
      '15 December 2025: the parent of a large group',
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
      'yes',
      BEFORE,
    ],
    [
      'a third-country company that is not listed',
      company('third-country', { employees: 9000, turnover: 900 * M }, { listed: false }),
      'no',
    ],
  ],
  'csrd-scope-group': [
    [
      'a parent, on a consolidated basis',
      french({ 'group-employees': 1001, 'group-turnover': 451 * M }, { parent: true }),
      'yes',
    ],
    [
      'a parent below on one test',
      french({ 'group-employees': 1001, 'group-turnover': 449 * M }, { parent: true }),
      'no',
    ],
    [
      'no group, no consolidated scope',
      french({ 'group-employees': 2000, 'group-turnover': 900 * M }, { parent: false }),
      'no',
    ],
  ],
  'csrd-wave-1': [
    [
      'large, of public interest, more than 500',
      company(
        'france',
        { employees: 501, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
        { 'public-interest-entity': true, listed: true },
      ),
      'yes',
    ],
    [
      '500 is not more than 500',
      company(
        'france',
        { employees: 500, turnover: 60 * M, 'balance-sheet': 30 * M, ...alone },
        { 'public-interest-entity': true, listed: true },
      ),
      'no',
    ],
    [
      'neither listed nor of public interest',
      company(
        'france',
        { employees: 5000, turnover: 900 * M, 'balance-sheet': 900 * M, ...alone },
        { 'public-interest-entity': false, listed: false },
      ),
      'no',
    ],
  ],
  'csrd-wave-3': [
    [
      'while it was the law: a listed small company',
      company(
        'france',
        { employees: 40, turnover: 9 * M, 'balance-sheet': 4 * M },
        { listed: true, 'small-institution': false },
      ),
      'yes',
      BEFORE,
    ],
    [
      'never a micro-undertaking',
      company(
        'france',
        { employees: 5, turnover: 100_000, 'balance-sheet': 100_000 },
        { listed: true, 'small-institution': false },
      ),
      'no',
      BEFORE,
    ],
  ],
  'csrd-subsidiary-exemption': [
    [
      'subsidiary: exempt since 2026 though listed and large',
      company(
        'france',
        { employees: 2000, turnover: 900 * M, 'balance-sheet': 900 * M },
        { 'in-parent-report': true, subsidiary: true, listed: true },
      ),
      'yes',
    ],
    [
      'subsidiary: not before, when listed and large',
      company(
        'france',
        { employees: 2000, turnover: 900 * M, 'balance-sheet': 900 * M },
        { 'in-parent-report': true, subsidiary: true, listed: true },
      ),
      'no',
      BEFORE,
    ],
  ],
  'csrd-non-eu': [
    [
      'Art. 40a: 450m in the Union and a subsidiary above 200m',
      company('third-country', { 'eu-turnover': 451 * M, 'eu-subsidiary-turnover': 201 * M }),
      'yes',
    ],
    [
      'Art. 40a: no large enough subsidiary or branch',
      company('third-country', {
        'eu-turnover': 900 * M,
        'eu-subsidiary-turnover': 200 * M,
        'eu-branch-turnover': 200 * M,
      }),
      'no',
    ],
    [
      'Art. 40a: each of the last two years',
      closings('third-country', {}, [
        { 'eu-turnover': 500 * M, 'eu-branch-turnover': 300 * M },
        { 'eu-turnover': 440 * M },
      ]),
      'no',
    ],
    [
      'Art. 40a before 2026: 150m and a branch above 40m',
      company(
        'third-country',
        { 'eu-turnover': 151 * M, 'eu-branch-turnover': 41 * M },
        { 'eu-subsidiary-large': false, 'eu-subsidiary-listed-sme': false },
      ),
      'yes',
      BEFORE,
    ],
  ],
});
