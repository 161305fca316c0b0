import { checkLaw } from '@/lib/content/check/law';
import { formatProblem } from '@/lib/content/problems/problem';
import { Fixture } from '@/tests/fixture';

const FILE = 'content/law/reporting.yaml';
const TODAY = '2026-11-22';

let site: Fixture;
beforeEach(() => {
  site = new Fixture().copy('tests/fixtures/law').copy('content/style.yaml');
  site.write({ [FILE]: site.read('tests/fixtures/law/reporting.yaml') });
  jest.spyOn(process, 'cwd').mockReturnValue(site.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  site.remove();
});

const problems = (day = TODAY) => checkLaw(day).map(formatProblem);
/** Line of the first place where a text stands, after another one. */
const lineOf = (text: string, after = '') => {
  const source = site.read(FILE);
  const index = source.indexOf(text, source.indexOf(after));
  return source.slice(0, index).split('\n').length;
};

it('finds nothing wrong with a sound register', () => {
  expect(problems()).toEqual([]);
});

it('reads every file of the folder, and none is no problem', () => {
  site.write({ 'content/law/other.yaml': 'name: x\n' });
  expect(problems().some((line) => line.startsWith('content/law/other.yaml:'))).toBe(true);
});

describe('periods', () => {
  it.each([
    ['until: 2026-03-17', 'until: 2026-03-18', 'so that both are the law from 2026-03-18'],
    ['until: 2026-03-17', 'until: 2026-03-16', 'Nothing is said of "reporting-scope" between'],
    ['        until: 2026-03-17\n', '', 'The version of "reporting-scope" above has no end'],
    ['from: 2026-03-18', 'from: 2022-01-01', 'list the oldest first'],
    ['financialYears: { from: 2027 }', 'financialYears: { from: 2027, until: 2026 }', 'run'],
  ])('%s → %s', (text, by, message) => {
    const source = site.read(FILE);
    const start = source.indexOf('- id: reporting-scope');
    site.write({ [FILE]: source.slice(0, start) + source.slice(start).replace(text, by) });
    const [problem, ...others] = problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${FILE}:\\d+:\\d+ {2}error {2}`));
    expect(problem).toContain(
      message === 'run' ? 'financialYears of "reporting-scope" end' : message,
    );
  });

  it('accept a gap that is declared, and refuse a declaration without one', () => {
    site.replace(FILE, '        until: 2023-12-23', '        until: 2022-12-23');
    site.replace(
      FILE,
      '      - from: 2023-12-24',
      '      - from: 2023-12-24\n        gapBefore: true',
    );
    expect(problems()).toEqual([]);
    site.replace(FILE, '        until: 2022-12-23', '        until: 2023-12-23');
    expect(problems()).toEqual([expect.stringContaining('remove gapBefore')]);
  });

  it('leave proposed wordings aside', () => {
    site.replace(
      FILE,
      '      - from: 2026-03-18',
      '      - from: 2026-03-18\n        proposed: true',
    );
    expect(problems()).toEqual([]);
  });

  it('end after they begin', () => {
    site.replace(FILE, 'until: 2023-12-23', 'until: 2012-12-23');
    expect(problems()).toEqual(
      expect.arrayContaining([expect.stringContaining('ends on 2012-12-23, before it begins')]),
    );
  });
});

describe('references', () => {
  it.each([
    [
      'cancelled: { by: dir-2026-2, date: 2026-03-18 }',
      'dir-2026-2, date: 2026-03-18',
      'is cancelled by "dir-2026-3", which is no act',
      'dir-2026-3, date: 2026-03-18',
    ],
    [
      'an act of a version',
      'act: dir-2022-1\n        provision: { fr: "art. 3"',
      'has the act "dir-20222-1". Did you mean "dir-2022-1"?',
      'act: dir-20222-1\n        provision: { fr: "art. 3"',
    ],
    ['a rule of a criterion', '{ rule: large }', 'has the rule "larger"', '{ rule: larger }'],
    ['a rule of a change', 'rules: [reporting-scope]', 'has the rule "scope"', 'rules: [scope]'],
    [
      'a rule exempted from',
      'exempts: [reporting-scope]',
      'has the rule "scope"',
      'exempts: [scope]',
    ],
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

  it('reach entries of other files, those with errors included', () => {
    site.write({
      'content/law/acts.yaml': 'acts:\n  - { id: dir-2030-9, kind: unknown }\n',
    });
    site.replace(FILE, 'amends: [dir-2022-1]', 'amends: [dir-2030-9]');
    expect(problems().filter((line) => line.startsWith(FILE))).toEqual([]);
  });

  it('give no two entries one id, in any file or list', () => {
    site.replace(FILE, '  - id: scope-changed', '  - id: large');
    expect(problems()).toEqual([
      `${FILE}:${lineOf('- id: large\n    date')}:9  error  "large" is already the id of one of the rules in ${FILE}; rename one of them.`,
    ]);
  });

  it('give no two files one id', () => {
    site.write({
      'content/law/second.yaml': `${site.read(FILE).split('acts:')[0]}acts: []\nrules: []\nchanges: []\nmilestones:\n  - { id: in-force, date: 2023-01-05, layer: eu, kind: review, label: { fr: a, en: a }, act: dir-2022-1, certainty: known }\n`,
    });
    expect(problems()).toEqual([
      expect.stringMatching(/^content\/law\/second.yaml:\d+:\d+ {2}error {2}"in-force" is already/),
    ]);
  });
});

describe('circles', () => {
  it('are refused among milestones', () => {
    site.replace(
      FILE,
      '    act: dir-2026-2\n    certainty: verified\n  - id: reasonable-assurance',
      '    act: dir-2026-2\n    cancelled: { by: dir-2026-2, date: 2026-03-18 }\n    replacedBy: wave-2-report\n    certainty: verified\n  - id: reasonable-assurance',
    );
    expect(problems()).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'finally replaced by itself: wave-2-report → wave-2-report-2028 → wave-2-report',
        ),
      ]),
    );
  });

  it('are refused among rules', () => {
    site.replace(
      FILE,
      '    label: { fr: "Amende"',
      '    replacedBy: fine\n    label: { fr: "Amende"',
    );
    expect(problems()).toEqual([
      expect.stringContaining('finally replaced by itself: fine → fine'),
    ]);
  });

  it('are refused among criteria', () => {
    site.replace(
      FILE,
      '          - { measure: turnover, operator: more-than, value: 50000000, unit: eur }',
      '          - { rule: reporting-scope }',
    );
    expect(problems()).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          '"large" is a criterion of itself: large → reporting-scope → large',
        ),
      ]),
    );
  });
});

describe('acts', () => {
  it.each([
    ['inForceFrom: 2026-03-18', 'inForceFrom: 2026-02-01', 'before its date 2026-02-24'],
    ['transposeBy: 2024-07-06', 'transposeBy: 2022-07-06', 'before it exists'],
    [
      'https://eur-lex.europa.eu/eli/dir/2022/1/oj',
      'https://www.lawyers.com/csrd',
      'nor the issuer',
    ],
    [
      'https://eur-lex.europa.eu/eli/dir/2022/1/oj',
      'https://europa.eu.example.org/x',
      'nor the issuer',
    ],
    ['https://eur-lex.europa.eu/eli/dir/2022/1/oj', 'https://www.efrag.org/', 'is a home page'],
    ['https://eur-lex.europa.eu/eli/dir/2022/1/oj', 'eur-lex.europa.eu', 'is not an address'],
    ['    celex: 32022L0001', '    secondary: true', 'is official; remove "secondary"'],
  ])('%s → %s', (text, by, message) => {
    site.replace(FILE, text, by);
    expect(problems()).toEqual([expect.stringContaining(message)]);
  });

  it('may have a secondary address that says so', () => {
    site.replace(
      FILE,
      'url: https://eur-lex.europa.eu/eli/dir/2022/1/oj',
      'url: https://www.lawyers.com/csrd\n    secondary: true',
    );
    expect(problems()).toEqual([]);
  });
});

describe('criteria', () => {
  it.each([
    [
      '        provision: { fr: "art. 9", en: "Art. 9" }\n',
      '',
      'states values without a provision',
    ],
    ['measure: joint-stock', 'measure: joint-stok', 'Did you mean "joint-stock"?'],
    ['measure: group-employees-france', 'measure: staff', 'No profile has the number "staff"'],
    ['is: eu', 'is: europe', '"europe" is no seat'],
    ['{ measure: subsidiary, is: true }', '{ measure: subsidiary, is: often }', 'is a yes or no'],
    ['{ measure: subsidiary, is: true }', '{ measure: subsidiary }', 'must be { measure, operator'],
    [', noun: { fr: "indicateurs", en: "indicators" }', '', 'needs a noun'],
    ['measure: group-employees, ', 'measure: group-employees-france, ', 'name of two figures'],
    [
      '        consecutiveYears: 2\n        leavesAfter: 2',
      '        leavesAfter: 2',
      'needs consecutiveYears',
    ],
    ['value: 10000, unit', 'value: "10000", unit', 'must be a number'],
  ])('%s → %s', (text, by, message) => {
    site.replace(FILE, text, by);
    expect(problems()).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${FILE}:\\d+:\\d+ {2}error`))]),
    );
    expect(problems().join('\n')).toContain(message);
  });
});

describe('milestones', () => {
  it.each([
    ['    cancelled: { by: dir-2026-2, date: 2025-04-17 }\n', '', 'still stands'],
    ['date: "2028"', 'date: "2026"', 'which is not later'],
  ])('%s → %s', (text, by, message) => {
    site.replace(FILE, text, by);
    expect(problems()).toEqual([expect.stringContaining(message)]);
  });
});

it('lets nothing published rest on an unsure act', () => {
  site.replace(FILE, /(id: dir-2026-2[\s\S]*?certainty: )verified/, '$1unsure');
  const found = problems();
  expect(found.length).toBeGreaterThan(3);
  for (const problem of found) expect(problem).toContain('rests on the act "dir-2026-2"');
});

it('warns when a law is due to be checked again', () => {
  expect(problems('2027-05-21')).toEqual([
    `${FILE}:${lineOf('reviewBy')}:11  warning  This law was to be checked by 2027-05-20; check it, then change checkedOn and reviewBy.`,
  ]);
  expect(problems('2026-11-20')).toEqual([expect.stringContaining('lies in the future')]);
});
