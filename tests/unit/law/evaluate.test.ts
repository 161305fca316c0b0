import type { Truth } from '@/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/law/evaluation/evaluate';
import { type Profile, withSteadyYears } from '@/law/evaluation/profile';
import { madeUpRegister } from './register';

const register = madeUpRegister();
const TODAY = '2026-11-22';

const outcome = (id: string, profile: Profile, day = TODAY): Outcome => {
  const { eu, fr, international } = evaluate(register, profile, day);
  const found = [...eu, ...fr, ...international].find(({ rule }) => rule.id === id);
  if (!found) throw new Error(`${id} was not evaluated`);
  return found;
};
const truth = (id: string, profile: Profile, day?: string) => outcome(id, profile, day).truth;

const big = { employees: 2000, turnover: 600e6, 'balance-sheet': 300e6 };

it('keeps the layers apart and leaves out duties, figures and sanctions', () => {
  const { eu, fr, international } = evaluate(register, {}, TODAY);
  expect(eu.map(({ rule }) => rule.id)).toEqual([
    'large',
    'reporting-scope',
    'reporting-subsidiary',
  ]);
  expect(fr.map(({ rule }) => rule.id)).toEqual(['fr-vigilance']);
  expect(international).toEqual([]);
});

it.each<[string, Profile['established'], Truth]>([
  ['France is in the Union', 'france', 'yes'],
  ['another Member State too', ['france', 'member-state'], 'yes'],
  ['a third country is not', 'third-country', 'no'],
  ['nobody knows', undefined, 'unknown'],
  ['one of two', ['france', 'third-country'], 'unknown'],
])('%s', (_name, established, expected) => {
  expect(truth('reporting-scope', { established, figures: big })).toBe(expected);
});

it.each<[string, object, Truth]>([
  ['exactly the threshold is not more', { ...big, employees: 1000 }, 'no'],
  ['a range below', { ...big, employees: { min: 1, max: 1000 } }, 'no'],
  ['a range across', { ...big, employees: { min: 900, max: 1100 } }, 'unknown'],
  ['a range above', { ...big, employees: { min: 1001 } }, 'yes'],
  ['one of two unknown, the other met', { employees: 2000 }, 'unknown'],
  ['one of two unknown, the other not met', { employees: 10 }, 'no'],
])('%s', (_name, figures, expected) => {
  expect(truth('reporting-scope', { established: 'france', figures })).toBe(expected);
});

it('names the exemptions that are met, or may be', () => {
  const of = (flags: Profile['flags']) =>
    outcome('reporting-scope', { established: 'france', figures: big, ...(flags && { flags }) })
      .exemptions;
  expect(of({ subsidiary: true, 'in-parent-report': true })).toEqual([
    { rule: 'reporting-subsidiary', truth: 'yes' },
  ]);
  expect(of({ subsidiary: true })).toEqual([{ rule: 'reporting-subsidiary', truth: 'unknown' }]);
  expect(of({ subsidiary: false })).toEqual([]);
});

describe('two of three', () => {
  const large = (figures: object) => truth('large', withSteadyYears({ figures }));

  it.each<[object, Truth]>([
    [{ employees: 251, turnover: 51e6, 'balance-sheet': 0 }, 'yes'],
    [{ employees: 251, turnover: 51e6 }, 'yes'],
    [{ employees: 250, turnover: 50e6 }, 'no'],
    [{ employees: 251 }, 'unknown'],
    [{ employees: 251, turnover: 50e6 }, 'unknown'],
  ])('%j is %s', (figures, expected) => {
    expect(large(figures)).toBe(expected);
  });
});

describe('closings in a row', () => {
  const vigilance = (figures: object, ...previous: object[]) =>
    truth('fr-vigilance', { flags: { 'joint-stock': true }, figures, previous });

  it.each<[string, object, object[], Truth]>([
    ['both years', { 'group-employees-france': 5000 }, [{ 'group-employees': 10_000 }], 'yes'],
    [
      'the last alone',
      { 'group-employees-france': 5000 },
      [{ 'group-employees-france': 4999, 'group-employees': 9999 }],
      'no',
    ],
    ['the year before unknown', { 'group-employees-france': 5000 }, [], 'unknown'],
    ['the last not', { 'group-employees-france': 1, 'group-employees': 1 }, [], 'no'],
  ])('%s', (_name, figures, previous, expected) => {
    expect(vigilance(figures, ...previous)).toBe(expected);
  });

  const size = (...employees: (number | undefined)[]) => {
    const years = employees.map((each) => ({
      turnover: 0,
      ...(each !== undefined && { employees: each, 'balance-sheet': each * 1e6 }),
    }));
    const [figures = {}, ...previous] = years;
    return truth('large', { figures, previous });
  };

  it.each<[string, (number | undefined)[], Truth]>([
    ['two years above enter', [300, 300], 'yes'],
    ['one year above does not enter', [300, 10, 10], 'no'],
    ['one year below does not leave', [10, 300, 300], 'yes'],
    ['two years below leave', [10, 10, 300, 300], 'no'],
    ['above and below in turn change nothing', [10, 300, 10, 300, 300], 'yes'],
    ['above and below in turn, small before', [300, 10, 300, 10, 10], 'no'],
    ['what was before is unknown', [10, 300], 'unknown'],
    ['a year that nobody knows', [300, undefined, 10, 10], 'unknown'],
  ])('a category changes after two: %s', (_name, employees, expected) => {
    expect(size(...employees)).toBe(expected);
  });
});

it('calls a rule in words alone unknown', () => {
  const words = madeUpRegister();
  const scope = words.reporting?.rules.find(({ id }) => id === 'reporting-scope');
  for (const version of scope?.versions ?? []) delete version.criteria;
  expect(evaluate(words, { established: 'france' }, TODAY).eu[1]?.truth).toBe('unknown');
});
