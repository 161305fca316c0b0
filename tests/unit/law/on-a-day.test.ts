import { changesBetween, versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { figureHistory, figureNames, figureOn } from '@/law/figures';
import { milestoneOn, milestoneState } from '@/law/milestones';
import { fillFigures, valuesOn } from '@/law/placeholders';
import { madeUpRegister } from './register';

const register = madeUpRegister();
const { milestones } = entriesOf(register);
const milestone = (id: string) => {
  const found = milestones.get(id);
  if (!found) throw new Error(id);
  return found;
};

describe('a milestone', () => {
  it.each([
    ['in-force', '2023-01-04', 'upcoming'],
    ['in-force', '2023-01-05', 'current'],
    ['in-force', '2023-01-06', 'past'],
    ['wave-2-report', '2025-04-16', 'upcoming'],
    ['wave-2-report', '2025-04-17', 'deferred'],
    ['wave-2-report', '2030-01-01', 'deferred'],
    ['wave-2-report-2028', '2027-12-31', 'upcoming'],
    ['wave-2-report-2028', '2028-06-30', 'current'],
    ['wave-2-report-2028', '2029-01-01', 'past'],
    ['reasonable-assurance', '2026-03-17', 'upcoming'],
    ['reasonable-assurance', '2026-03-18', 'cancelled'],
    ['next-revision', '2026-11-22', 'proposed'],
    ['next-revision', '2030-01-01', 'proposed'],
  ])('%s on %s is %s', (id, day, state) => {
    expect(milestoneState(milestone(id), day)).toBe(state);
  });

  it('is past when it is a step that was taken in the month or year, of which no day is known', () => {
    const adopted = { date: '2026', kind: 'publication' } as const;
    expect(milestoneState(adopted, '2026-11-24')).toBe('past');
    expect(milestoneState({ ...adopted, date: '2026-11-24' }, '2026-11-24')).toBe('current');
    expect(milestoneState({ ...adopted, proposed: true }, '2026-11-24')).toBe('proposed');
    expect(milestoneState({ ...adopted, kind: 'report' }, '2026-11-24')).toBe('current');
  });

  it('leads to its final date, as known on the day', () => {
    const newDate = (day: string) =>
      milestoneOn(milestone('wave-2-report'), milestones, day).newDate;
    expect(newDate('2025-04-16')).toBeUndefined();
    expect(newDate('2026-11-22')).toBe('2028');
    const again = new Map(milestones)
      .set('wave-2-report-2028', {
        ...milestone('wave-2-report-2028'),
        cancelled: { by: 'dir-2026-2', date: '2026-05-01' },
        replacedBy: 'third',
      })
      .set('third', { ...milestone('wave-2-report-2028'), id: 'third', date: '2030' });
    const chained = (day: string) => milestoneOn(milestone('wave-2-report'), again, day).newDate;
    expect(chained('2026-04-30')).toBe('2028');
    expect(chained('2026-05-01')).toBe('2030');
  });
});

describe('a figure', () => {
  const periods = (name: string) =>
    figureHistory(register, name).map(({ criterion, from, until }) => [
      criterion.value,
      from,
      until,
    ]);

  it('has a history', () => {
    expect(periods('reporting-scope.employees')).toEqual([
      [500, '2023-01-05', '2026-03-17'],
      [1000, '2026-03-18', undefined],
    ]);
    expect(periods('reporting-scope.turnover')).toEqual([[450_000_000, '2026-03-18', undefined]]);
  });

  it('is one value through wordings that leave it as it was', () => {
    expect(periods('large.employees')).toEqual([[250, '2013-07-19', undefined]]);
    expect(periods('large.turnover')).toHaveLength(2);
  });

  it('of what is only proposed never stands in for the law, and says so where nothing else is', () => {
    const proposal = madeUpRegister();
    const fine = proposal.reporting?.rules.find(({ id }) => id === 'fine');
    const [law, proposed] = fine?.versions ?? [];
    if (!law || !proposed) throw new Error('The fine has no two wordings.');
    delete law.until;
    proposed.proposed = true;
    const figure = () => figureOn(proposal, 'fine.maximum-fine', '2026-11-22');
    expect(figure()?.criterion.value).toBe(5);
    expect(versionOn({ versions: [law, proposed] }, '2026-11-22')).toBe(law);
    // Nor where the law has ended.
    law.until = '2026-03-17';
    expect(versionOn({ versions: [law, proposed] }, '2026-11-22')).toBeUndefined();
    fine?.versions.shift();
    expect(figureNames(proposal)).toContain('fine.maximum-fine');
    expect(figure()).toMatchObject({ criterion: { value: 3 }, version: { proposed: true } });
  });

  it.each([
    [
      'fr',
      '2026-11-22',
      '{reporting-scope.employees}, {reporting-scope.turnover}',
      "1\u202f000\u00a0salariés, 450\u00a0millions d'euros",
    ],
    [
      'en',
      '2026-11-22',
      '{reporting-scope.employees}, {reporting-scope.turnover}',
      '1,000\u00a0employees, €450\u00a0million',
    ],
    [
      'fr',
      '2025-12-15',
      '{reporting-scope.employees} ; {fine.maximum-fine}',
      '500\u00a0salariés ; 5\u202f%',
    ],
    ['en', '2026-11-22', '{fine.maximum-fine}, {indicators.indicators}', '3%, 14\u00a0indicators'],
    [
      'en',
      '2026-11-22',
      '{reporting-scope.employees.number} staff, {name} {csrd}',
      '1,000 staff, {name} {csrd}',
    ],
  ] as const)('is written out in %s as of %s', (locale, day, text, expected) => {
    const written = fillFigures(text, valuesOn(register, day, locale));
    expect(written.replace(/\s/g, ' ')).toBe(expected.replace(/\s/g, ' '));
  });

  it('throws when the rule is not in force on the day', () => {
    const ended = structuredClone(register);
    const rule = ended.reporting?.rules.find(({ id }) => id === 'indicators');
    for (const version of rule?.versions ?? []) version.until = '2026-12-31';
    const values = (day: string) => valuesOn(ended, day, 'fr');
    expect(fillFigures('{indicators.indicators}', values('2026-12-31'))).toMatch(/^14/);
    expect(() => fillFigures('{indicators.indicators}', values('2027-01-01'))).toThrow(
      'indicators.indicators',
    );
  });

  it('has its first value in texts before it exists, for they are written for the present', () => {
    const values = valuesOn(register, '2025-12-15', 'fr');
    expect(fillFigures('{reporting-scope.turnover}', values)).toMatch(/euros$/);
  });
});

describe('between two days', () => {
  const kinds = (after: string, upTo: string) =>
    changesBetween(register, after, upTo).map(({ kind, date }) => `${date} ${kind}`);

  it('is listed what changed, by date', () => {
    expect(kinds('2025-12-15', '2026-11-22')).toEqual([
      '2026-02-26 logged',
      '2026-03-18 in-force',
      '2026-03-18 opened',
      '2026-03-18 opened',
      '2026-03-18 opened',
      '2026-03-18 cancelled',
    ]);
    expect(kinds('2025-04-16', '2025-04-17')).toEqual(['2025-04-17 deferred']);
    expect(kinds('2025-04-17', '2026-02-25')).toEqual([]);
  });

  it('a rule that ends without a successor is closed', () => {
    const ended = madeUpRegister();
    const fine = ended.reporting?.rules.find(({ id }) => id === 'fine');
    fine?.versions.splice(1);
    const [change, ...others] = changesBetween(ended, '2026-03-17', '2026-03-18').filter(
      (each) => 'rule' in each && each.rule.id === 'fine',
    );
    expect(change).toMatchObject({ kind: 'closed', date: '2026-03-18' });
    expect(others).toEqual([]);
  });
});
