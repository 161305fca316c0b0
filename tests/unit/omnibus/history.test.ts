import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { outermost } from '@/law/omnibus/companies';
import {
  endedBy,
  isOmnibus,
  movedDates,
  type OmnibusRegime,
  omnibusActs,
  omnibusRegimes,
  omnibusStart,
  type RuleHistory,
  regimeHistory,
  successorOf,
} from '@/law/omnibus/history';
import { combined } from '@/law/quantity';
import { loadRegister } from '@/loaders/law';

const DAY = '2026-11-22';
const register = loadRegister();
const { acts, rules, milestones } = entriesOf(register);
const regimes: readonly OmnibusRegime[] = omnibusRegimes;
const histories = regimes.map((regime) => regimeHistory(register, regime, DAY));
const known = new Map(
  histories.flatMap(({ eu, fr }) => [...eu, ...fr].map((history) => [history.rule.id, history])),
);
const historyOf = (id: string): RuleHistory => {
  const history = known.get(id);
  if (!history) throw new Error(`The page has no rule "${id}".`);
  return history;
};
const valuesOf = (id: string, figure: string) => {
  const found = historyOf(id).figures.find(({ name }) => name === `${id}.${figure}`);
  return [found?.past.map(({ criterion }) => criterion.value), found?.now?.criterion.value];
};

it('knows its acts, the first of which begins it', () => {
  expect(omnibusActs.filter((id) => !acts.has(id))).toEqual([]);
  expect(omnibusStart(register)).toBe('2025-04-17');
});

it('leaves out no rule with a figure that an act of Omnibus I worded', () => {
  const worded = [...rules.values()].filter(
    (rule) =>
      figuresOf(rule).size > 0 &&
      rule.versions.some(({ act, proposed }) => isOmnibus(act) && !proposed),
  );
  expect(worded.length).toBeGreaterThan(10);
  expect(worded.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});

it.each(regimes.flatMap(({ french }) => french))('finds the French rule %s', (id) => {
  expect(historyOf(id).rule.layer).toBe('fr');
});

it('starts on the eve: amounts that were replaced before are not its doing', () => {
  expect(valuesOf('csrd-scope', 'turnover')).toEqual([[50_000_000], 450_000_000]);
});

it('follows a figure through several timetables', () => {
  expect(valuesOf('csddd-first-group', 'employees')).toEqual([[5000, 3000], undefined]);
  expect(historyOf('csddd-first-group').now).toBeUndefined();
});

it('tells what is new, and what is unchanged', () => {
  expect(historyOf('vsme-cap').past).toEqual([]);
  expect(historyOf('fr-vigilance').past).toEqual([]);
  expect(historyOf('fr-csrd-wave-2').past).toHaveLength(1);
});

it('says which rule took over a figure, and when none did', () => {
  const [{ eu } = { eu: [] }] = histories;
  const scope = historyOf('csrd-scope');
  const successor = (figure: string) => {
    const found = scope.figures.find(({ name }) => name === `csrd-scope.${figure}`);
    return found && successorOf(found, scope, eu)?.rule.id;
  };
  expect(successor('group-employees')).toBe('csrd-scope-group');
  expect(successor('balance-sheet')).toBeUndefined();
  expect(successor('employees')).toBeUndefined();
});

it('knows nothing on the eve of the first act, and half of it after', () => {
  const on = (day: string) =>
    regimes.flatMap((regime) => regimeHistory(register, regime, day).eu).length;
  expect(on('2025-04-16')).toBe(0);
  expect(on('2025-12-15')).toBeGreaterThan(0);
  expect(on('2025-12-15')).toBeLessThan(on(DAY));
});

it('lists every date that it moved, with each act that did and the date that stands', () => {
  const moved = new Map(movedDates(register, DAY).map((date) => [date.milestone.id, date]));
  const cancelled = [...milestones.values()].filter(
    (milestone) => milestone.cancelled && isOmnibus(milestone.cancelled.by),
  );
  expect([...moved.keys()].sort()).toEqual(cancelled.map(({ id }) => id).sort());
  const steps = (id: string, day = DAY) =>
    movedDates(register, day)
      .find(({ milestone }) => milestone.id === id)
      ?.steps.map(({ by, to }) => [by, to?.date]);
  // Postponed by the first act, then moved or dropped by the second.
  expect(steps('csddd-first-2027')).toEqual([
    ['dir-2025-794', '2028-07-26'],
    ['dir-2026-470', '2029-07-26'],
  ]);
  expect(steps('csddd-first-2027', '2025-12-15')).toEqual([['dir-2025-794', '2028-07-26']]);
  expect(steps('csddd-transposition-2026')).toEqual([
    ['dir-2025-794', '2027-07-26'],
    ['dir-2026-470', '2028-07-26'],
  ]);
  expect(steps('csrd-wave-2-report-2026')).toEqual([
    ['dir-2025-794', '2028'],
    ['dir-2026-470', undefined],
  ]);
  expect(steps('csrd-wave-3-report-2027')).toEqual([
    ['dir-2025-794', '2029'],
    ['dir-2026-470', undefined],
  ]);
  // The first act left this day as it was.
  expect(steps('csddd-second-2028')).toEqual([['dir-2026-470', '2029-07-26']]);
});

it('names the act that ended a rule', () => {
  const ended = [...known.values()].filter(({ rule, now }) => rule.layer === 'eu' && !now);
  expect(ended.length).toBeGreaterThan(3);
  expect(ended.map(({ rule }) => [rule.id, endedBy(register, rule.id, DAY)?.act])).toEqual(
    ended.map(({ rule }) => [rule.id, 'dir-2026-470']),
  );
});

it('says how the criteria of a wording combine', () => {
  const words = (id: string, at: 'now' | 'past') => {
    const history = historyOf(id);
    const version = at === 'now' ? history.now : history.past.at(-1);
    return version && combined(version, 'en', (criteria) => `two of: ${criteria}`);
  };
  expect(words('csrd-scope', 'now')).toBe('average headcount and net turnover');
  expect(words('csrd-scope', 'past')).toBe(
    'two of: average headcount, net turnover and balance sheet total; or two of: average headcount of the group, net turnover of the group and balance sheet total of the group',
  );
  expect(words('csrd-wave-1-option', 'now')).toBe('net turnover or average headcount');
  expect(words('csddd-scope', 'now')).toBe(
    'average headcount and net worldwide turnover; or average headcount of the group and net worldwide turnover of the group',
  );
  expect(words('fr-vigilance', 'now')).toBe('employees in France or employees worldwide');
  expect(words('csddd-franchise', 'now')).toBe(
    'royalties; and net worldwide turnover or net turnover in the Union',
  );
  expect(words('csrd-wave-1', 'now')).toBe('average headcount or average headcount of the group');
  // Counts are no tests, and a single test combines with none.
  expect(words('vsme-modules', 'now')).toBeUndefined();
  expect(words('vsme-cap', 'now')).toBeUndefined();
});

it('keeps of several spans those that no other contains', () => {
  const years = (from: number, until?: number) => ({ financialYears: { from, until } });
  expect(outermost([years(2024), years(2027)])).toEqual([years(2024)]);
  expect(outermost([years(2024, 2026), years(2027)])).toEqual([years(2024, 2026), years(2027)]);
  expect(outermost([{}, years(2027)])).toEqual([{}, years(2027)]);
});
