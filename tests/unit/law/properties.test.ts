import fc from 'fast-check';
import { changesBetween, versionOn, withRulesNamed } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { evaluate } from '@/law/evaluation/evaluate';
import type { Figures, Profile, Quantity } from '@/law/evaluation/profile';
import { figureHistory, figureNames, figureOn } from '@/law/figures';
import { flagMeasures, numericMeasures, seats } from '@/law/measures';
import { dateState } from '@/law/milestones';
import { addDays } from '@/lib/dates';
import { loadRegister } from '@/loaders/law';
import { madeUpRegister } from './register';

const madeUp = madeUpRegister();
const real = loadRegister();

const day = fc
  .date({ min: new Date('2012-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const register = fc.constantFrom(madeUp, real);

const number = fc.oneof(
  fc.constantFrom(0, 10, 50, 250, 500, 1000, 5000, 40e6, 50e6, 450e6, 1.5e9),
  fc.nat({ max: 2_000_000_000 }),
);
const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  number,
  fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
);
const figures: fc.Arbitrary<Figures> = fc.record(
  Object.fromEntries(Object.keys(numericMeasures).map((name) => [name, quantity])),
  { requiredKeys: [] },
);
const flags = fc.record(
  Object.fromEntries(Object.keys(flagMeasures).map((name) => [name, fc.boolean()])),
  { requiredKeys: [] },
);
const profile: fc.Arbitrary<Profile> = fc.record(
  {
    established: fc.oneof(fc.constantFrom(...seats), fc.subarray([...seats], { minLength: 1 })),
    flags,
    figures,
    previous: fc.array(figures, { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('time', () => {
  it('is divided among the wordings of a rule: no day has two', () => {
    fc.assert(
      fc.property(register, day, (law, on) => {
        for (const rule of entriesOf(law).rules.values()) {
          const holding = rule.versions.filter(
            ({ proposed, from, until }) => !proposed && from <= on && (until ?? '9999') >= on,
          );
          expect(holding.length).toBeLessThanOrEqual(1);
          expect(versionOn(rule, on)).toBe(holding[0]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is divided among the states of a date: past, then current, then upcoming', () => {
    const order = ['upcoming', 'current', 'past'];
    const date = fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([text, end]) => text.slice(0, end));
    fc.assert(
      fc.property(date, day, (each, on) => {
        const states = [dateState(each, on), dateState(each, addDays(on, 1))];
        expect(order.indexOf(states[0] ?? '')).toBeLessThanOrEqual(order.indexOf(states[1] ?? ''));
        expect(dateState(each, each.padEnd(10, '-01'))).toBe('current');
      }),
    );
  });
});

describe('the history of a figure', () => {
  it('gives on each day the value of the wording of that day, and no two values touch', () => {
    fc.assert(
      fc.property(register, day, (law, on) => {
        for (const name of figureNames(law)) {
          const history = figureHistory(law, name);
          for (const [index, value] of history.entries()) {
            const next = history[index + 1];
            if (next) expect((value.until ?? '9999') < next.from).toBe(true);
          }
          const value = figureOn(law, name, on);
          expect(value === undefined || (value.from <= on && on <= (value.until ?? '9999'))).toBe(
            true,
          );
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('changes', () => {
  const key = (change: ReturnType<typeof changesBetween>[number]) =>
    JSON.stringify([change.date, change.subject, change.kind, Object.values(change).at(-1)]);

  it('of two periods in a row are those of both together', () => {
    fc.assert(
      fc.property(register, fc.tuple(day, day, day), (law, days) => {
        const [a = '', b = '', c = ''] = [...days].sort();
        const parts = [...changesBetween(law, a, b), ...changesBetween(law, b, c)];
        expect(parts.map(key).sort()).toEqual(changesBetween(law, a, c).map(key).sort());
      }),
      { numRuns: 40 },
    );
  });
});

describe('learning more of a company', () => {
  /** The same profile with some of what is unknown told, or a range narrowed. */
  const refine = (known: Profile, more: Profile, seed: number): Profile => {
    const narrow = (
      range: Quantity | undefined,
      value: Quantity | undefined,
    ): Quantity | undefined => {
      if (range === undefined) return value;
      if (typeof range === 'number') return range;
      const { min = -Infinity, max = Infinity } = range;
      return Math.min(max, Math.max(min, min + ((seed % 1000) / 1000) * (max - min)));
    };
    const year = (less: Figures = {}, told: Figures = {}): Figures => {
      const names = [...new Set([...Object.keys(less), ...Object.keys(told)])] as (keyof Figures)[];
      return Object.fromEntries(names.map((name) => [name, narrow(less[name], told[name])]));
    };
    const established = known.established ?? more.established;
    const length = Math.max(known.previous?.length ?? 0, more.previous?.length ?? 0);
    return {
      established:
        typeof established === 'object' ? established[seed % established.length] : established,
      flags: { ...more.flags, ...known.flags },
      figures: year(known.figures, more.figures),
      previous: Array.from({ length }, (_, index) =>
        year(known.previous?.[index], more.previous?.[index]),
      ),
    };
  };

  it('never turns yes into no, nor no into yes', () => {
    fc.assert(
      fc.property(register, profile, profile, fc.nat(), day, (law, known, more, seed, on) => {
        const truths = (each: Profile) =>
          Object.values(evaluate(law, each, on))
            .flat()
            .map(({ rule, truth }) => [rule.id, truth] as const);
        const after = new Map(truths(refine(known, more, seed)));
        for (const [id, truth] of truths(known))
          if (truth !== 'unknown') expect([id, after.get(id)]).toEqual([id, truth]);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves nothing unknown that turns on facts alone, once every one is told', () => {
    const { rules } = entriesOf(real);
    const namesWords = (id: string) =>
      withRulesNamed(real, [id]).some((name) =>
        rules.get(name)?.versions.some(({ criteria = [] }) => criteria.length === 0),
      );
    const told = fc.record({
      established: fc.constantFrom(...seats),
      flags: fc.record(
        Object.fromEntries(Object.keys(flagMeasures).map((name) => [name, fc.boolean()])),
      ),
      figures: fc.record(
        Object.fromEntries(Object.keys(numericMeasures).map((name) => [name, number])),
      ),
    });
    fc.assert(
      fc.property(told, day, (each, on) => {
        const steady = { ...each, previous: [each.figures, each.figures, each.figures] };
        for (const { rule, truth, years } of Object.values(evaluate(real, steady, on)).flat())
          if (years.length > 0 && !namesWords(rule.id))
            expect([rule.id, truth]).not.toEqual([rule.id, 'unknown']);
      }),
      { numRuns: 60 },
    );
  });
});
