import type { CriterionResult } from '@/lib/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/lib/law/evaluation/evaluate';
import type { Profile } from '@/lib/law/evaluation/profile';
import { all, any, not, type Truth } from '@/lib/law/evaluation/truth';
import { isGroup, isNumber, isRuleCriterion, type NumberCriterion } from '@/lib/law/register';
import type { CheckerLaw } from './law';
import { leftOpen } from './left-open';
import { rulesNamed } from './named-rules';
import { type RegimeId, regimes } from './regimes';

/** Whether a company is concerned; `exempt` when it would be but for an exemption. */
export type Verdict = 'yes' | 'no' | 'unknown' | 'exempt';

/** The result of one rule for the company. */
export interface RuleResult {
  rule: string;
  verdict: Verdict;
  /** Numbers that were compared in the last financial year. */
  tests: Test[];
  /** Measures that were not given and would settle it. */
  missing: string[];
  /** Other rules that its criteria name, by id. */
  named: { rule: string; truth: Truth }[];
  /** The rule looks back over several closings. */
  years: number;
  /** The first financial year, or day, to which it applies; absent when it is in force as it stands. */
  from: string | undefined;
}

export interface Test {
  criterion: NumberCriterion;
  truth: Truth;
}

/** A layer of law on one regime. */
export interface LayerResult {
  layer: 'eu' | 'fr';
  verdict: Verdict;
  /** On the day before Omnibus I. */
  before: Verdict;
  rules: RuleResult[];
}

export interface RegimeResult {
  id: RegimeId;
  layers: LayerResult[];
}

/** Every regime for a company, as on the day of the build, beside the answer of December 2025. */
export function check({ register, day, before }: CheckerLaw, profile: Profile): RegimeResult[] {
  const now = outcomesOn(register, profile, day);
  const then = outcomesOn(register, profile, before);
  return regimes.map(({ id, eu, fr }) => ({
    id,
    layers: (
      [
        ['eu', eu],
        ['fr', fr],
      ] as const
    ).flatMap(([layer, names]): LayerResult[] => {
      const rules = resultsOf(now, names, profile);
      const earlier = resultsOf(then, names, profile);
      if (rules.length + earlier.length === 0) return [];
      return [{ layer, verdict: together(rules), before: together(earlier), rules }];
    }),
  }));
}

/** The answer that some rules give together under the law of the day. */
export function verdictOf(
  { register, day }: CheckerLaw,
  names: readonly string[],
  profile: Profile,
): Verdict {
  const outcomes = outcomesOn(register, profile, day, new Set(rulesNamed(register, names, day)));
  return together(resultsOf(outcomes, names, profile));
}

const outcomesOn = (
  register: CheckerLaw['register'],
  profile: Profile,
  day: string,
  only?: ReadonlySet<string>,
) => {
  const { eu, fr, international } = evaluate(register, profile, day, only);
  return new Map([...eu, ...fr, ...international].map((outcome) => [outcome.rule.id, outcome]));
};

type Outcomes = ReadonlyMap<string, Outcome>;

const resultsOf = (outcomes: Outcomes, names: readonly string[], profile: Profile) =>
  names.flatMap((name) => {
    const outcome = outcomes.get(name);
    return outcome ? [resultOf(outcome, exemptionsFrom(outcome, outcomes), profile)] : [];
  });

/** Its own exemptions, and those of the rules it names when all that may be met have one. */
function exemptionsFrom({ years, exemptions }: Outcome, outcomes: Outcomes) {
  const met = (years[0] ?? []).flatMap(namedIn).filter(({ truth }) => truth !== 'no');
  const theirs = met.map(({ rule }) => outcomes.get(rule)?.exemptions ?? []);
  const truth = all(theirs.map((each) => any(each.map((exemption) => exemption.truth))));
  const names = met.length > 0 && truth !== 'no' ? theirs.flat() : [];
  return [...exemptions, ...names.map(({ rule }) => ({ rule, truth }))];
}

function resultOf(
  { rule, truth, years }: Outcome,
  exemptions: Outcome['exemptions'],
  profile: Profile,
): RuleResult {
  const [last = []] = years;
  const exempt = exemptions.map((exemption) => exemption.truth);
  const open = exemptions.filter((each) => each.truth === 'unknown').map((each) => each.rule);
  const plain: Verdict =
    truth !== 'yes'
      ? truth
      : exempt.includes('yes')
        ? 'exempt'
        : exempt.includes('unknown')
          ? 'unknown'
          : 'yes';
  const settles = leftOpen(rule.id, plain, profile);
  const verdict = settles === undefined ? plain : 'unknown';
  const asked = years.flat().filter((result) => result.truth === 'unknown');
  return {
    rule: rule.id,
    verdict,
    tests: unique(last.flatMap(testsIn)),
    missing:
      settles !== undefined
        ? [settles]
        : verdict === 'unknown'
          ? [...new Set([...asked.flatMap(missingIn), ...open])]
          : [],
    named: last.flatMap(namedIn),
    years: rule.version.consecutiveYears ?? 1,
    from: rule.version.financialYears?.from?.toString() ?? rule.version.dates?.from,
  };
}

/** One regime and layer: concerned by one rule is concerned. */
function together(rules: readonly RuleResult[]): Verdict {
  const verdicts = rules.map(({ verdict }) => verdict);
  return (['yes', 'unknown', 'exempt'] as const).find((each) => verdicts.includes(each)) ?? 'no';
}

const testsIn = ({ criterion, truth, parts = [] }: CriterionResult): Test[] =>
  isNumber(criterion) ? [{ criterion, truth }] : isGroup(criterion) ? parts.flatMap(testsIn) : [];

const namedIn = ({ criterion, truth, parts = [] }: CriterionResult): RuleResult['named'] =>
  isRuleCriterion(criterion)
    ? [{ rule: criterion.rule, truth: criterion.is === false ? not(truth) : truth }]
    : isGroup(criterion)
      ? parts.flatMap(namedIn)
      : [];

/** A company alone is asked the same of itself and of its group. */
const unique = (tests: readonly Test[]): Test[] =>
  tests.filter(
    ({ criterion: { measure, value } }, index) =>
      tests.findIndex(
        ({ criterion: other }) => other.measure === measure && other.value === value,
      ) === index,
  );

const missingIn = ({ criterion, truth, parts = [] }: CriterionResult): string[] => {
  if (truth !== 'unknown') return [];
  if (isGroup(criterion)) return parts.flatMap(missingIn);
  return isRuleCriterion(criterion) ? [criterion.rule] : [criterion.measure];
};
