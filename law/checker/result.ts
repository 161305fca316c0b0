import { withRulesNamed } from '@/law/as-at';
import type { CriterionResult, Truth } from '@/law/evaluation/criterion';
import type { Outcome } from '@/law/evaluation/evaluate';
import { ownMeasure, type Profile, withSteadyYears } from '@/law/evaluation/profile';
import { isGroup, isNumber, type NumberCriterion, type Register } from '@/law/register';
import type { CheckerLaw } from './checker-law';
import { registerOn } from './moments';
import { type RegimeId, regimes } from './regimes';
import {
  answerOf,
  namedIn,
  type Outcomes,
  outcomesOn,
  type RuleAnswer,
  together,
  type Verdict,
} from './rule-answer';

export type { Verdict } from './rule-answer';

/** The result of one rule for the company. */
export interface RuleResult extends RuleAnswer {
  rule: string;
  /** Numbers that were compared in the last financial year. */
  tests: Test[];
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
  const then = answersUnder(registerOn({ ...law, day: law.before }), profile, law.before);
  const isOutWhenSteady = steadyAnswers(law, profile);
  return regimes.map(({ id }) => ({
    id,
    layers: layers.flatMap((layer): LayerResult[] => {
      const { rules, verdict } = now(id, layer);
      const before = then(id, layer);
      if (rules.length + before.rules.length === 0) return [];
      const unless = verdict === 'unknown' && isOutWhenSteady(id, layer) ? 'previous' : undefined;
      return [{ layer, verdict, before: before.verdict, unless, rules }];
    }),
  }));
}

/** What a layer on a regime comes to. */
export type LayerAnswer = Pick<LayerResult, 'layer' | 'verdict' | 'unless'> & {
  rules: readonly RuleAnswer[];
};

/** The answers of `check` alone, without their reasons and those of December 2025, as lists of companies need them. */
export function answersOn(law: CheckerLaw, profile: Profile) {
  const now = answersUnder(registerOn(law), profile, law.day);
  const isOutWhenSteady = steadyAnswers(law, profile);
  return regimes.map(({ id }) => ({
    id,
    layers: layers.flatMap((layer): LayerAnswer[] => {
      const { rules, verdict } = now(id, layer);
      if (rules.length === 0) return [];
      const unless = verdict === 'unknown' && isOutWhenSteady(id, layer) ? 'previous' : undefined;
      return [{ layer, verdict, unless, rules }];
    }),
  }));
}

const layers = ['eu', 'fr'] as const;

/** Whether a company is out when its earlier years, of which nothing is told, were like the last one. */
function steadyAnswers(law: CheckerLaw, profile: Profile) {
  if (profile.previous?.length !== 0) return () => false;
  let always: ReturnType<typeof answersUnder> | undefined;
  return (id: RegimeId, layer: LayerResult['layer']) => {
    always ??= answersUnder(registerOn(law), withSteadyYears(profile), law.day);
    return always(id, layer).verdict === 'no';
  };
}

const namesIn = (id: RegimeId, layer: LayerResult['layer']): readonly string[] =>
  regimes.find((each) => each.id === id)?.[layer] ?? [];

/** The answers of each layer on each regime without their reasons, under the law of a moment. */
function answersUnder(register: Register, profile: Profile, day: string) {
  const outcomes = outcomesOn(register, profile, day);
  return (id: RegimeId, layer: LayerResult['layer']) => {
    const rules = namesIn(id, layer).flatMap((name) => {
      const outcome = outcomes.get(name);
      return outcome ? [answerOf(outcome, outcomes, profile)] : [];
    });
    return { rules, verdict: together(rules) };
  };
}

/** The answers of each layer on each regime, under the law of a moment. */
export function layersUnder(register: Register, profile: Profile, day: string) {
  const outcomes = outcomesOn(register, profile, day);
  return (id: RegimeId, layer: LayerResult['layer']) => {
    const rules = resultsOf(outcomes, namesIn(id, layer), profile);
    return { rules, verdict: together(rules) };
  };
}

/** The answer that some rules give together under the law of the day. */
export function verdictOf(law: CheckerLaw, names: readonly string[], profile: Profile): Verdict {
  const register = registerOn(law);
  const only = new Set(withRulesNamed(register, names));
  return together(resultsOf(outcomesOn(register, profile, law.day, only), names, profile));
}

const resultsOf = (outcomes: Outcomes, names: readonly string[], profile: Profile) =>
  names.flatMap((name) => {
    const outcome = outcomes.get(name);
    return outcome ? [resultOf(outcome, outcomes, profile)] : [];
  });

function resultOf(outcome: Outcome, outcomes: Outcomes, profile: Profile): RuleResult {
  const { rule, years } = outcome;
  const [last = []] = years;
  return {
    rule: rule.id,
    ...answerOf(outcome, outcomes, profile),
    tests: unique(last.flatMap(testsIn), profile),
    named: last
      .flatMap(namedIn)
      .filter((named) => !isOnGroupAlone(outcomes.get(named.rule), profile)),
    years: rule.version.consecutiveYears ?? 1,
    from: rule.version.financialYears?.from?.toString() ?? rule.version.dates?.from,
    until: rule.version.financialYears?.until?.toString() ?? rule.version.dates?.until,
    report: rule.version.reports?.from,
  };
}

const testsIn = ({ criterion, truth, parts = [] }: CriterionResult): Test[] =>
  isNumber(criterion) ? [{ criterion, truth }] : isGroup(criterion) ? parts.flatMap(testsIn) : [];

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
