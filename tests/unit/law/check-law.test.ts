import { entriesOf } from '@/law/entries';
import { dayOfChange, dayOfMilestone, dayOfVersion } from '@/law/placeholders';
import { soundRegister } from '@/loaders/law';
import { FILE, lineOf, problems, site } from './law-fixture';
import { madeUpRegister } from './register';

const TODAY = '2026-11-22';

it('finds nothing wrong with a sound register', () => {
  expect(problems()).toEqual([]);
});

describe('periods', () => {
  it.each([
    ['until: 2026-03-17', 'until: 2026-03-18', 'so that both are the law from 2026-03-18'],
    ['until: 2026-03-17', 'until: 2026-03-16', 'Nothing is said of "reporting-scope" between'],
    ['        until: 2026-03-17\n', '', 'The version of "reporting-scope" above has no end'],
    ['from: 2026-03-18', 'from: 2022-01-01', 'list the oldest first'],
    ['financialYears: { from: 2027 }', 'financialYears: { from: 2027, until: 2026 }', 'run'],
    [/ {8}who: .*certain.*\n/, '', 'has no who, which the one above has; write it again, or'],
    ['value: 500, unit', 'value: 500, scope: { fr: "un", en: "a" }, unit', 'has no scope'],
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

  it('end after they begin', () => {
    site.replace(FILE, 'until: 2023-12-23', 'until: 2012-12-23');
    expect(problems()).toEqual(
      expect.arrayContaining([expect.stringContaining('ends on 2012-12-23, before it begins')]),
    );
  });
});

describe('acts and milestones', () => {
  const ADDRESS = 'https://eur-lex.europa.eu/eli/dir/2022/1/oj';
  it.each([
    ['inForceFrom: 2026-03-18', 'inForceFrom: 2026-02-01', 'before its date 2026-02-24'],
    ['transposeBy: 2024-07-06', 'transposeBy: 2022-07-06', 'before it exists'],
    [ADDRESS, 'https://www.lawyers.com/csrd', 'nor the issuer'],
    [ADDRESS, 'https://europa.eu.example.org/x', 'nor the issuer'],
    [ADDRESS, 'https://www.efrag.org/', 'is a home page'],
    [ADDRESS, 'eur-lex.europa.eu', 'is not an address'],
    ['    celex: 32022L0001', '    secondary: true', 'is official; remove "secondary"'],
    ['    cancelled: { by: dir-2026-2, date: 2025-04-17 }\n', '', 'still stands'],
    ['date: "2028"', 'date: "2026"', 'which is not later'],
  ])('%s → %s', (text, by, message) => {
    site.replace(FILE, text, by);
    // That other checks wait for the file is said behind its last error.
    const found = problems().filter((line) => !line.includes('is checked once this file'));
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});

describe('criteria', () => {
  it.each([
    ['provision: { fr: "art. 9", en: "Art. 9" }', '', 'states values without a provision'],
    ['measure: joint-stock', 'measure: joint-stok', 'Did you mean "joint-stock"?'],
    ['measure: group-employees-france', 'measure: staff', 'No profile has the number "staff"'],
    ['is: eu', 'is: europe', '"europe" is not a seat'],
    ['{ measure: subsidiary, is: true }', '{ measure: subsidiary, is: often }', 'is a yes or no'],
    ['{ measure: subsidiary, is: true }', '{ measure: subsidiary }', 'must be { measure, operator'],
    [', noun: { fr: "indicateurs", en: "indicators" }', '', 'needs a noun'],
    ['measure: group-employees, ', 'measure: group-employees-france, ', 'name of two figures'],
    ['consecutiveYears: 2\n        leavesAfter', 'leavesAfter', 'needs consecutiveYears'],
    ['value: 10000, unit', 'value: "10000", unit', 'must be a number'],
  ])('%s → %s', (text, by, message) => {
    site.replace(FILE, text, by);
    expect(problems()).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^${FILE}:\\d+:\\d+ {2}error`))]),
    );
    expect(problems().join('\n')).toContain(message);
  });
});

it('lets nothing published rest on an unsure act', () => {
  site.replace(FILE, /(id: dir-2026-2[\s\S]*?certainty: )verified/, '$1unsure');
  const found = problems();
  expect(found.length).toBeGreaterThan(3);
  for (const problem of found) expect(problem).toContain('rests on the act "dir-2026-2"');
});

it('refuses a check in the future', () => {
  expect(problems('2026-11-20')).toEqual([expect.stringContaining('is in the future')]);
});

describe('figures that sentences name', () => {
  const milestone =
    '    label: { fr: "Premiers rapports", en: "First reports" }\n    act: dir-2026-2';
  const naming = (figure: string) =>
    site.replace(FILE, milestone, milestone.replace('reports"', `reports above {${figure}}"`));
  const shown = () =>
    soundRegister().register.reporting?.milestones.find(({ id }) => id === 'wave-2-report-2028')
      ?.label.en;

  it('must exist', () => {
    naming('reporting-scope.employes');
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${FILE}:${lineOf('above {')}:\\d+ {2}error {2}The register of law has no figure`,
        ),
      ),
    ]);
  });

  it('are named in labels of milestones, not typed, while they are to come', () => {
    site.replace(FILE, milestone, milestone.replace('reports"', 'reports above 500 employees"'));
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${FILE}:${lineOf('above 500')}:\\d+ {2}error {2}"500 employees" was the law until`,
        ),
      ),
    ]);
    // That of 2028 is past by then, and keeps the figure of its time.
    expect(problems('2029-06-01').filter((line) => line.includes('500 employees'))).toEqual([]);
  });

  it('are shown as they are on the day of the milestone, with ordinary spaces', () => {
    naming('reporting-scope.employees');
    expect(problems()).toEqual([]);
    expect(shown()).toBe('First reports above 1,000 employees');
  });
});

it('a sentence speaks of the law of its wording, its date or its act', () => {
  const register = madeUpRegister();
  const rule = entriesOf(register).rules.get('reporting-scope');
  const [before, now] = rule?.versions.map((version) => dayOfVersion(version, TODAY)('')) ?? [];
  expect([before, now]).toEqual(['2026-03-17', TODAY]);
  const act = { act: 'dir-2026-2', date: '2026-02-26' } as const;
  const figure = 'reporting-scope.employees';
  expect(dayOfChange(act as never, register)(figure)).toBe('2026-03-18');
  expect(dayOfChange({ ...act, act: 'other' } as never, register)(figure)).toBe('2026-02-26');
  expect(dayOfMilestone({ ...act, date: '2028' } as never, register)(figure)).toBe('2028-01-01');
  const cancelled = { by: 'dir-2026-2', date: '2026-03-18' };
  const dropped = { act: 'dir-2022-1', date: '2028', cancelled } as never;
  expect(dayOfMilestone(dropped, register)(figure)).toBe('2023-01-05');
});
