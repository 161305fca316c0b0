import { withRulesNamed } from '@/law/as-at';
import { all, any, type CriterionResult, not, type Truth } from '@/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/law/evaluation/evaluate';
import { ownMeasure, type Profile, withSteadyYears } from '@/law/evaluation/profile';
import {
  isGroup,
  isNumber,
  isRuleCriterion,
  type NumberCriterion,
  type Register,
} from '@/law/register';
import type { CheckerLaw } from './checker-law';
import { isOutOfReach, leftOpen } from './left-open';
import { registerOn } from './moments';
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
  /** It reaches companies alone, which this is not. */
  outOfReach: boolean;
  /** Other rules that its criteria name, by id. */
  named: { rule: string; truth: Truth }[];
  /** The rule looks back over several closings. */
  years: number;
  /** The first financial year, or day, to which it applies; absent when it is in force as it stands. */
  from: string | undefined;
  /** The last one; absent when no end is set. */
  until: string | undefined;
  /** The first calendar year of a report, for rules on financial years. */
  report: number | undefined;
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
  /** Open because earlier years may have been above a threshold; `no` if they were like the last one. */
  unless: 'previous' | undefined;
  rules: RuleResult[];
}

export interface RegimeResult {
  id: RegimeId;
  layers: LayerResult[];
}

/** Every regime for a company, under the law of `day`, beside the answer of December 2025. */
export function check(law: CheckerLaw, profile: Profile): RegimeResult[] {
  const now = layersUnder(registerOn(law), profile, law.day);
  const then = layersUnder(registerOn({ ...law, day: law.before }), profile, law.before);
  const steady = profile.previous?.length === 0 ? withSteadyYears(profile) : undefined;
  const always = steady && layersUnder(registerOn(law), steady, law.day);
  return regimes.map(({ id }) => ({
    id,
    layers: (['eu', 'fr'] as const).flatMap((layer): LayerResult[] => {
      const { rules, verdict } = now(id, layer);
      const before = then(id, layer);
      if (rules.length + before.rules.length === 0) return [];
      const isOut = always?.(id, layer).verdict === 'no';
      const unless = verdict === 'unknown' && isOut ? 'previous' : undefined;
      return [{ layer, verdict, before: before.verdict, unless, rules }];
    }),
  }));
}

/** The answers of each layer on each regime, under the law of a moment. */
export function layersUnder(register: Register, profile: Profile, day: string) {
  const outcomes = outcomesOn(register, profile, day);
  return (id: RegimeId, layer: LayerResult['layer']) => {
    const names: readonly string[] = regimes.find((each) => each.id === id)?.[layer] ?? [];
    const rules = resultsOf(outcomes, names, profile);
    return { rules, verdict: together(rules) };
  };
}

/** The answer that some rules give together under the law of the day. */
export function verdictOf(law: CheckerLaw, names: readonly string[], profile: Profile): Verdict {
  const register = registerOn(law);
  const only = new Set(withRulesNamed(register, names));
  return together(resultsOf(outcomesOn(register, profile, law.day, only), names, profile));
}

const outcomesOn = (
  register: Register,
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
    return outcome ? [resultOf(outcome, outcomes, profile)] : [];
  });

/** Its own exemptions, and those of the rules it names when all that may be met have one. */
function exemptionsFrom({ years, exemptions }: Outcome, outcomes: Outcomes) {
  const met = (years[0] ?? []).flatMap(namedIn).filter(({ truth }) => truth !== 'no');
  const theirs = met.map(({ rule }) => outcomes.get(rule)?.exemptions ?? []);
  const truth = all(theirs.map((each) => any(each.map((exemption) => exemption.truth))));
  const names = met.length > 0 && truth !== 'no' ? theirs.flat() : [];
  return [...exemptions, ...names.map(({ rule }) => ({ rule, truth }))];
}

function resultOf(outcome: Outcome, outcomes: Outcomes, profile: Profile): RuleResult {
  const { rule, truth, years } = outcome;
  const [last = []] = years;
  const exemptions = exemptionsFrom(outcome, outcomes);
  const exempt = exemptions.map((exemption) => exemption.truth);
  const open = exemptions.filter((each) => each.truth === 'unknown').map((each) => each.rule);
  const outOfReach = isOutOfReach(rule.id, profile);
  const plain: Verdict = outOfReach
    ? 'no'
    : truth !== 'yes'
      ? truth
      : exempt.includes('yes')
        ? 'exempt'
        : exempt.includes('unknown')
          ? 'unknown'
          : 'yes';
  const settles = leftOpen(rule.id, plain, profile, last);
  const verdict = settles === undefined ? plain : 'unknown';
  return {
    rule: rule.id,
    verdict,
    tests: unique(last.flatMap(testsIn), profile),
    missing:
      settles !== undefined
        ? [settles]
        : verdict === 'unknown'
          ? [
              ...new Set([
                ...(truth === 'unknown' ? missingFor(outcome, outcomes, profile) : []),
                ...open,
              ]),
            ]
          : [],
    outOfReach,
    named: last
      .flatMap(namedIn)
      .filter((named) => !isOnGroupAlone(outcomes.get(named.rule), profile)),
    years: rule.version.consecutiveYears ?? 1,
    from: rule.version.financialYears?.from?.toString() ?? rule.version.dates?.from,
    until: rule.version.financialYears?.until?.toString() ?? rule.version.dates?.until,
    report: rule.version.reports?.from,
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

/** Whether a rule is on the group of a company that has none. */
function isOnGroupAlone(outcome: Outcome | undefined, profile: Profile): boolean {
  const tests = (outcome?.years[0] ?? []).flatMap(testsIn);
  const isOnGroup = ({ criterion: { measure } }: Test) => ownMeasure(measure, profile) !== measure;
  return tests.length > 0 && tests.every(isOnGroup);
}

/** A company alone is asked the same of itself and of its group. */
const unique = (tests: readonly Test[], profile: Profile): Test[] =>
  tests.filter(
    ({ criterion: { measure, value } }, index) =>
      tests.findIndex(
        ({ criterion: other }) =>
          ownMeasure(other.measure, profile) === ownMeasure(measure, profile) &&
          other.value === value,
      ) === index,
  );

/** The measures that leave a rule open: of the last year, or what earlier years were, where that is asked. */
function missingFor(
  { years }: Pick<Outcome, 'years'>,
  outcomes: Outcomes,
  profile: Profile,
): string[] {
  const [last = [], ...before] = years.map((results) =>
    results.flatMap((each) => missingIn(each, outcomes, profile)),
  );
  const told = profile.previous?.length ?? 0;
  const isAsked = (measure: string, index: number) =>
    index < told && ['employees', 'turnover', 'balance-sheet'].includes(measure);
  const earlier = before.flatMap((measures, index) =>
    measures
      .filter((measure) => !last.includes(measure))
      .map((measure) =>
        told === 0 ? 'previous' : isAsked(measure, index) ? measure : 'earlier-years',
      ),
  );
  const names = [...last, ...earlier];
  // Whether it was in scope before the years that are told decides whether it still is.
  return names.length > 0 ? names : [told === 0 ? 'previous' : 'earlier-years'];
}

/** The measures that leave a criterion open; those of a rule that it names, in its place. */
function missingIn(
  { criterion, truth, parts = [] }: CriterionResult,
  outcomes: Outcomes,
  profile: Profile,
): string[] {
  if (truth !== 'unknown') return [];
  if (isGroup(criterion)) return parts.flatMap((part) => missingIn(part, outcomes, profile));
  if (!isRuleCriterion(criterion)) return [ownMeasure(criterion.measure, profile)];
  const named = outcomes.get(criterion.rule);
  return named ? missingFor(named, outcomes, profile) : [];
}
