import { all, any, type CriterionResult, not, type Truth } from '@/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/law/evaluation/evaluate';
import { ownMeasure, type Profile } from '@/law/evaluation/profile';
import { isGroup, isRuleCriterion, type Register } from '@/law/register';
import { isOutOfReach, leftOpen } from './left-open';

/** Whether a company is concerned; `exempt` when it would be but for an exemption. */
export type Verdict = 'yes' | 'no' | 'unknown' | 'exempt';

/** The answer of one rule for a company, without its reasons. */
export interface RuleAnswer {
  verdict: Verdict;
  /** Measures that were not given and would settle it. */
  missing: string[];
  /** It reaches companies alone, which this is not. */
  outOfReach: boolean;
}

export const outcomesOn = (
  register: Register,
  profile: Profile,
  day: string,
  only?: ReadonlySet<string>,
) => {
  const { eu, fr, international } = evaluate(register, profile, day, only);
  return new Map([...eu, ...fr, ...international].map((outcome) => [outcome.rule.id, outcome]));
};

export type Outcomes = ReadonlyMap<string, Outcome>;

/** Its own exemptions, and those of the rules it names when all that may be met have one. */
function exemptionsFrom({ years, exemptions }: Outcome, outcomes: Outcomes) {
  const met = (years[0] ?? []).flatMap(namedIn).filter(({ truth }) => truth !== 'no');
  const theirs = met.map(({ rule }) => outcomes.get(rule)?.exemptions ?? []);
  const truth = all(theirs.map((each) => any(each.map((exemption) => exemption.truth))));
  const names = met.length > 0 && truth !== 'no' ? theirs.flat() : [];
  return [...exemptions, ...names.map(({ rule }) => ({ rule, truth }))];
}

/** The answer of a rule, with its exemptions and what it leaves open. */
export function answerOf(outcome: Outcome, outcomes: Outcomes, profile: Profile): RuleAnswer {
  const { rule, truth, years } = outcome;
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
  const settles = leftOpen(rule.id, plain, profile, years[0] ?? []);
  const verdict = settles === undefined ? plain : 'unknown';
  const missing =
    verdict !== 'unknown'
      ? []
      : settles !== undefined
        ? [settles]
        : [...(truth === 'unknown' ? missingFor(outcome, outcomes, profile) : []), ...open];
  return { verdict, missing: [...new Set(missing)], outOfReach };
}

/** One regime and layer: concerned by one rule is concerned. */
export function together(rules: readonly Pick<RuleAnswer, 'verdict'>[]): Verdict {
  const verdicts = rules.map(({ verdict }) => verdict);
  return (['yes', 'unknown', 'exempt'] as const).find((each) => verdicts.includes(each)) ?? 'no';
}

export const namedIn = ({
  criterion,
  truth,
  parts = [],
}: CriterionResult): { rule: string; truth: Truth }[] =>
  isRuleCriterion(criterion)
    ? [{ rule: criterion.rule, truth: criterion.is === false ? not(truth) : truth }]
    : isGroup(criterion)
      ? parts.flatMap(namedIn)
      : [];

/** The measures that leave a rule open: of the last year, or what earlier years were, where that is asked. */
function missingFor(
  { years, rule }: Pick<Outcome, 'years' | 'rule'>,
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
  if (names.length > 0) return names;
  if (told === 0) return ['previous'];
  // Whether it was in scope before the years that are told decides whether it still is.
  return [rule.version.unsettledYears ? 'unsettled-years' : 'earlier-years'];
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
  if (!named) return [];
  // A rule in words alone is the question itself.
  return named.years.length === 0 ? [criterion.rule] : missingFor(named, outcomes, profile);
}
