import { type RuleOnDay, rulesOn } from '@/law/as-at';
import type { Register, RuleVersion } from '@/law/register';
import { isEvaluated, type Layer } from '@/law/vocabulary';
import { oncePerObject } from '@/lib/once-per-object';
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
  const { rules, exemptions, versions } = lawOn(register, day);
  const judges = new Judges(versions, profile);
  const asked = only ? rules.filter(({ id }) => only.has(id)) : rules;
  const outcomes = asked.map(
    (rule): Outcome => ({
      rule,
      ...judges.judge(rule.id),
      exemptions: (exemptions.get(rule.id) ?? [])
        .map((id) => ({ rule: id, truth: judges.judge(id).truth }))
        .filter(({ truth }) => truth !== 'no'),
    }),
  );
  const of = (layer: Layer) => outcomes.filter(({ rule }) => rule.layer === layer);
  return { eu: of('eu'), fr: of('fr'), international: of('international') };
}

/**
 * The law of a day as many profiles are held against it: rules of scope and exemption, the exemptions from each by its
 * id, and the wording of every rule.
 */
const lawOn = oncePerObject((register: Register, day: string) => {
  const all = rulesOn(register, day);
  const rules = all.filter(isEvaluated);
  const exempting = rules.filter(({ kind }) => kind === 'exemption');
  return {
    rules,
    exemptions: new Map(
      rules.map(({ id }) => [
        id,
        exempting.filter(({ exempts }) => exempts?.includes(id)).map((rule) => rule.id),
      ]),
    ),
    versions: new Map(all.map(({ id, version }) => [id, version])),
  };
});

/** Whether a rule is met, and its criteria in each closing that counts. */
type Judgement = Pick<Outcome, 'truth' | 'years'>;

/** Holds a profile against rules, which may name one another; each is judged once. */
class Judges {
  private readonly judged = new Map<string, Judgement>();

  constructor(
    private readonly versions: ReadonlyMap<string, RuleVersion>,
    private readonly profile: Profile,
  ) {}

  /**
   * Whether the profile meets a rule by its id; no when it is not the law of the day.
   * @param from closings to go back before the first that counts.
   */
  judge(id: string, from = 0): Judgement {
    const version = this.versions.get(id);
    if (!version) return { truth: 'no', years: [] };
    const key = `${id} ${from}`;
    const judgement = this.judged.get(key) ?? this.judgeVersion(version, from);
    this.judged.set(key, judgement);
    return judgement;
  }

  private judgeVersion(version: RuleVersion, from: number): Judgement {
    const { combine, criteria = [], unsettledYears = 1 } = version;
    const { consecutiveYears = unsettledYears, leavesAfter = unsettledYears } = version;
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
          meets: (rule) => this.judge(rule, from + index).truth,
        },
      ),
    );
    const truths = results.map((result) => result.truth);
    const truth = lasting(truths, { consecutiveYears, leavesAfter });
    // Where the law does not say whether one closing is enough, only what both readings answer is an answer.
    const isSettled = unsettledYears === 1 || truth === truths[0];
    return { truth: isSettled ? truth : 'unknown', years: results.map(({ parts }) => parts) };
  }
}

/**
 * Whether a rule is met that takes some closings in a row to enter, and some to leave. Closings before the
 * first one given are unknown.
 * @param truths of each closing, the last one first.
 */
function lasting(
  truths: readonly Truth[],
  { consecutiveYears, leavesAfter }: { consecutiveYears: number; leavesAfter: number },
): Truth {
  const inRow = (index: number, count: number, hold: (truth: Truth) => Truth): Truth =>
    count === 1
      ? hold(truths[index] ?? 'unknown')
      : all(Array.from({ length: count }, (_, at) => hold(truths[index + at] ?? 'unknown')));
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
