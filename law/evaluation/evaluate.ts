import { type RuleOnDay, rulesOn, versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import type { Register, RuleVersion } from '@/law/register';
import type { Layer } from '@/law/vocabulary';
import { all, any, type CriterionResult, judgeGroup, not, type Truth } from './criterion';
import type { Figures, Profile } from './profile';

/** Whether a company meets a rule, and why. */
export interface Outcome {
  rule: RuleOnDay;
  truth: Truth;
  /** The criteria in each financial year that counts, the last one first. */
  years: CriterionResult[][];
  /** Exemptions from this rule that the company meets, or might. */
  exemptions: { rule: string; truth: Truth }[];
}

/** Outcomes by whose law they are: the Union's text and French law may differ. */
type Outcomes = Record<Layer, Outcome[]>;

/**
 * Which rules of scope and exemption a company meets under the law of a day, criterion by criterion. Whether a
 * rule applies yet follows from the `financialYears`, `reports` and `dates` of its version.
 * @param only rules to answer on; all of them by default.
 */
export function evaluate(
  register: Register,
  profile: Profile,
  day: string,
  only?: ReadonlySet<string>,
): Outcomes {
  const evaluated = rulesOn(register, day).filter(
    ({ kind }) => kind === 'scope' || kind === 'exemption',
  );
  const judges = new Judges(register, profile, day);
  const asked = only ? evaluated.filter(({ id }) => only.has(id)) : evaluated;
  const outcomes = asked.map((rule): Outcome => {
    const exemptions = evaluated
      .filter(({ kind, exempts }) => kind === 'exemption' && exempts?.includes(rule.id))
      .map(({ id }) => ({ rule: id, truth: judges.truthOf(id) }))
      .filter(({ truth }) => truth !== 'no');
    return { rule, ...judges.judge(rule.version), exemptions };
  });
  const of = (layer: Layer) => outcomes.filter(({ rule }) => rule.layer === layer);
  return { eu: of('eu'), fr: of('fr'), international: of('international') };
}

/** Holds a profile against rules, which may name one another. */
class Judges {
  constructor(
    private readonly register: Register,
    private readonly profile: Profile,
    private readonly day: string,
  ) {}

  /** Whether the profile meets a rule by its id; no when it is not the law of the day. */
  truthOf(id: string, from = 0): Truth {
    const rule = entriesOf(this.register).rules.get(id);
    const version = rule && versionOn(rule, this.day);
    return version ? this.judge(version, from).truth : 'no';
  }

  /** @param from closings to go back before the first that counts. */
  judge(version: RuleVersion, from = 0): { truth: Truth; years: CriterionResult[][] } {
    const { combine, criteria = [], consecutiveYears = 1, leavesAfter = 1 } = version;
    // A rule in words alone cannot be decided here.
    if (criteria.length === 0) return { truth: 'unknown', years: [] };
    const { figures = {}, previous = [] } = this.profile;
    const closings: Figures[] = [figures, ...previous].slice(from);
    const asked = leavesAfter > 1 ? Math.max(closings.length, consecutiveYears) : consecutiveYears;
    const results = Array.from({ length: asked }, (_, index) =>
      judgeGroup(
        { combine, criteria },
        {
          profile: this.profile,
          figures: closings[index] ?? {},
          meets: (id) => this.truthOf(id, from + index),
        },
      ),
    );
    return {
      truth: lasting(
        results.map((result) => result.truth),
        { consecutiveYears, leavesAfter },
      ),
      years: results.map(({ parts }) => parts),
    };
  }
}

/**
 * Whether a rule is met that takes some closings in a row to enter, and some to leave. Closings before the
 * first one given are unknown.
 * @param truths of each closing, the last one first.
 */
export function lasting(
  truths: readonly Truth[],
  { consecutiveYears, leavesAfter }: { consecutiveYears: number; leavesAfter: number },
): Truth {
  const inRow = (index: number, count: number, hold: (truth: Truth) => Truth): Truth =>
    all(Array.from({ length: count }, (_, at) => hold(truths[index + at] ?? 'unknown')));
  const entered = inRow(0, consecutiveYears, (truth) => truth);
  if (leavesAfter === 1) return entered;
  let met: Truth = 'unknown';
  for (let index = truths.length - 1; index >= 0; index--) {
    const enters = inRow(index, consecutiveYears, (truth) => truth);
    const leaves = inRow(index, leavesAfter, not);
    met = any([enters, all([met, not(leaves)])]);
  }
  return met;
}
