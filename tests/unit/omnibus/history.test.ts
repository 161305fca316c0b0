import { loadRegister } from '@/lib/content/load/law';
import { figuresOf } from '@/lib/law/figures';
import { entriesOf } from '@/lib/law/find';
import { isOmnibus, omnibusActs, omnibusStart } from '@/lib/omnibus/acts';
import { regimeHistory } from '@/lib/omnibus/changed-rules';
import { movedDates } from '@/lib/omnibus/moved-dates';
import { type OmnibusRegime, omnibusRegimes } from '@/lib/omnibus/regimes';
import type { RuleHistory } from '@/lib/omnibus/rule-history';
import { successorOf } from '@/lib/omnibus/successor';

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

it('lists every date that it moved, with the one that stands', () => {
  const moved = new Map(movedDates(register, DAY).map((date) => [date.milestone.id, date]));
  const cancelled = [...milestones.values()].filter(
    (milestone) => milestone.cancelled && isOmnibus(milestone.cancelled.by),
  );
  expect([...moved.keys()].sort()).toEqual(cancelled.map(({ id }) => id).sort());
  // Postponed twice: the date in between does not stand either.
  expect(moved.get('csddd-first-2027')?.now?.id).toBe('csddd-applies');
  expect(moved.get('csddd-second-2028')?.now).toBeUndefined();
  const earlier = movedDates(register, '2025-12-15').find(
    ({ milestone }) => milestone.id === 'csddd-first-2027',
  );
  expect(earlier?.now?.id).toBe('csddd-first-2028');
});
