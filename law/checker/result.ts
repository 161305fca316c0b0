import { withRulesNamed } from '@/law/as-at';
import type { CriterionResult, Truth } from '@/law/evaluation/criterion';
import type { Outcome } from '@/law/evaluation/evaluate';
import { ownMeasure, type Profile, withSteadyYears } from '@/law/evaluation/profile';
import { isFact, isGroup, isNumber, type NumberCriterion, type Register } from '@/law/register';
import type { CheckerLaw } from './checker-law';
import { registerOn } from './moments';
import { layers, type RegimeId, type RegimeLayer, regimeOf, regimes } from './regimes';
import {
  answerOf,
  namedIn,
  type Outcomes,
  outcomesOn,
  type RuleAnswer,
  together,
  type Verdict,
} from './rule-answer';
import { type Span, spanOf } from './span';

export type { Verdict } from './rule-answer';

/** The result of one rule for the company. */
export interface RuleResult extends RuleAnswer, Span {
  rule: string;
  /** Numbers that were compared in the last financial year. */
  tests: Test[];
  /** Other rules that its criteria name, by id. */
  named: { rule: string; truth: Truth }[];
  /** Facts asked of whoever is concerned that are not so, by measure. */
  unmet: string[];
  /** The rule looks back over several closings. */
  years: number;
}

export interface Test {
  criterion: NumberCriterion;
  truth: Truth;
}

/** A layer of law on one regime. */
export interface LayerResult {
  layer: RegimeLayer;
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
  const unless = unlessIn(law, profile);
  return regimes.map(({ id }) => ({
    id,
    layers: layers.flatMap((layer): LayerResult[] => {
      const { rules, verdict } = now(id, layer);
      const before = then(id, layer);
      if (rules.length + before.rules.length === 0) return [];
      return [
        { layer, verdict, before: before.verdict, unless: unless(id, layer, verdict), rules },
      ];
    }),
  }));
}

/** What a layer on a regime comes to. */
export type LayerAnswer = Pick<LayerResult, 'layer' | 'verdict' | 'unless'> & {
  rules: readonly RuleAnswer[];
};

/** What an open layer is out of scope `unless`: earlier years, of which nothing is told, were not like the last one. */
function unlessIn(law: CheckerLaw, profile: Profile) {
  let steady: ReturnType<typeof answersUnder> | undefined;
  return (id: RegimeId, layer: RegimeLayer, verdict: Verdict): LayerResult['unless'] => {
    if (verdict !== 'unknown' || profile.previous?.length !== 0) return undefined;
    steady ??= answersUnder(registerOn(law), withSteadyYears(profile), law.day);
    return steady(id, layer).verdict === 'no' ? 'previous' : undefined;
  };
}

/** The answers of each layer on each regime, under the law of a moment. */
export const layersUnder = (register: Register, profile: Profile, day: string) =>
  layersIn(outcomesOn(register, profile, day), profile, (outcome, outcomes) =>
    resultOf(outcome, outcomes, profile, day),
  );

/** The same without their reasons. */
const answersUnder = (register: Register, profile: Profile, day: string) =>
  layersIn(outcomesOn(register, profile, day), profile, answerOf);

type ReadRule<Answer> = (outcome: Outcome, outcomes: Outcomes, profile: Profile) => Answer;

const layersIn =
  <Answer extends RuleAnswer>(outcomes: Outcomes, profile: Profile, read: ReadRule<Answer>) =>
  (id: RegimeId, layer: RegimeLayer) => {
    const rules = readAll(regimeOf(id)[layer], outcomes, profile, read);
    return { rules, verdict: together(rules) };
  };

const readAll = <Answer>(
  names: readonly string[],
  outcomes: Outcomes,
  profile: Profile,
  read: ReadRule<Answer>,
): Answer[] =>
  names.flatMap((name) => {
    const outcome = outcomes.get(name);
    return outcome ? [read(outcome, outcomes, profile)] : [];
  });

/** The answer that some rules give together under the law of the day. */
export function verdictOf(law: CheckerLaw, names: readonly string[], profile: Profile): Verdict {
  const register = registerOn(law);
  const only = new Set(withRulesNamed(register, names));
  return together(readAll(names, outcomesOn(register, profile, law.day, only), profile, answerOf));
}

function resultOf(outcome: Outcome, outcomes: Outcomes, profile: Profile, day: string): RuleResult {
  const { rule, years } = outcome;
  const [last = []] = years;
  return {
    rule: rule.id,
    ...answerOf(outcome, outcomes, profile),
    tests: unique(testsOf(outcome), profile),
    named: last
      .flatMap(namedIn)
      .filter((named) => !isOnGroupAlone(testsOf(outcomes.get(named.rule)), profile)),
    unmet: last.flatMap(unmetIn),
    years: rule.version.consecutiveYears ?? 1,
    ...spanOf(outcome, outcomes, day),
  };
}

const testsOf = (outcome: Outcome | undefined): Test[] =>
  (outcome?.years[0] ?? []).flatMap(testsIn);

const testsIn = ({ criterion, truth, parts = [] }: CriterionResult): Test[] =>
  isNumber(criterion) ? [{ criterion, truth }] : isGroup(criterion) ? parts.flatMap(testsIn) : [];

/** The facts of a criterion that is not met, where it asks for nothing else. */
const unmetIn = ({ criterion, truth, parts = [] }: CriterionResult): string[] =>
  truth !== 'no'
    ? []
    : isFact(criterion)
      ? [criterion.measure]
      : isGroup(criterion) && parts.every((part) => isFact(part.criterion))
        ? parts.flatMap(unmetIn)
        : [];

/** Whether a rule is on the group of a company that has none. */
export const isOnGroupAlone = (tests: readonly Test[], profile: Profile): boolean =>
  tests.length > 0 &&
  tests.every(({ criterion: { measure } }) => ownMeasure(measure, profile) !== measure);

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
