import { FILE, lineOf, problems, site } from './law-fixture';

describe('references', () => {
  it.each([
    [
      'cancelled: { by: dir-2026-2, date: 2026-03-18 }',
      'dir-2026-2, date: 2026-03-18',
      'has the act "dir-2026-3"',
      'dir-2026-3, date: 2026-03-18',
    ],
    [
      'an act of a version',
      'act: dir-2022-1\n        provision: { fr: "art. 3"',
      'has the act "dir-20222-1"; correct it, or add it there. Did you mean "dir-2022-1"?',
      'act: dir-20222-1\n        provision: { fr: "art. 3"',
    ],
    ['a rule of a criterion', '{ rule: large }', 'has the rule "larger"', '{ rule: larger }'],
    ['a rule of a change', 'rules: [reporting-scope]', 'has the rule "scope"', 'rules: [scope]'],
    ['an exempted rule', 'exempts: [reporting-scope]', 'has the rule "scope"', 'exempts: [scope]'],
    [
      'a milestone',
      'replacedBy: wave-2-report-2028',
      'has the milestone "wave-3"',
      'replacedBy: wave-3',
    ],
    ['an act amended', 'amends: [dir-2022-1]', 'has the act "dir-1"', 'amends: [dir-1]'],
  ])('lead somewhere: %s', (_name, text, message, by) => {
    site.replace(FILE, text, by);
    const found = problems();
    expect(found).toEqual([expect.stringContaining(message)]);
    expect(found[0]).toMatch(new RegExp(`^${FILE}:\\d+:\\d+ {2}error`));
  });

  it('give no two entries one id, in any file or list', () => {
    site.replace(FILE, '  - id: scope-changed', '  - id: large');
    expect(problems()).toEqual([
      `${FILE}:${lineOf('- id: large\n    date')}:9  error  "large" is already the id of one of the rules in ${FILE}; rename one of them.`,
    ]);
  });
});

it.each([
  [
    'milestones',
    '    act: dir-2026-2\n    certainty: verified\n  - id: reasonable-assurance',
    '    act: dir-2026-2\n    cancelled: { by: dir-2026-2, date: 2026-03-18 }\n    replacedBy: wave-2-report\n    certainty: verified\n  - id: reasonable-assurance',
    'finally replaced by itself: wave-2-report → wave-2-report-2028 → wave-2-report',
  ],
  [
    'rules',
    '    label: { fr: "Amende"',
    '    replacedBy: fine\n    label: { fr: "Amende"',
    'finally replaced by itself: fine → fine',
  ],
  [
    'criteria',
    '          - { measure: turnover, operator: more-than, value: 50000000, unit: eur }',
    '          - { rule: reporting-scope }',
    '"large" is a criterion of itself: large → reporting-scope → large',
  ],
])('refuses circles among %s', (_what, text, by, message) => {
  site.replace(FILE, text, by);
  expect(problems().join('\n')).toContain(message);
});

it('refuses what is verified without a day on which its text was read', () => {
  site.replace(FILE, /(en: "Publish a report" }\n {8}certainty: )known/, '$1verified');
  const refused = 'error  This wording of "reporting-scope" is verified, and nothing says';
  expect(problems()).toEqual([expect.stringContaining(refused)]);
  site.replace(FILE, 'provision: { fr: "art. 2, point 4"', 'read: 2026-08-07\n        $&');
  expect(problems()).toEqual([]);
});

it('refuses a proposal that nobody is said to have followed', () => {
  site.replace(FILE, /\n {4}read: 2026-10-01/, '');
  expect(problems()).toEqual([expect.stringContaining('"next-revision" is proposed, and nothing')]);
});
