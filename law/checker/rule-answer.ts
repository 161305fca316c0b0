import {
  all,
  any,
  type CriterionResult,
  not,
  rangeOf,
  type Truth,
} from '@/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/law/evaluation/evaluate';
import { ownMeasure, type Profile } from '@/law/evaluation/profile';
import { type FlagMeasure, type NumericMeasure, SEAT } from '@/law/measures';
import { isFact, isGroup, isRuleCriterion } from '@/law/register';
import type { RegimeRule } from './regimes';

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

export const outcomesOn = (...asked: Parameters<typeof evaluate>) => {
  const { eu, fr, international } = evaluate(...asked);
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

/** A condition that the register has as text only; an answer that depends on it is left open. */
interface OpenPoint {
  rules: readonly RegimeRule[];
  /** The answer that it may reverse. */
  verdict: 'yes' | 'no';
  /** The fact that it depends on; absent when it always applies. */
  when?: FlagMeasure;
  /** It reverses an answer that the seat alone decides. */
  bySeat?: boolean;
  /** A number that may settle it. */
  first?: NumericMeasure;
  /** What would settle it, among the measures of the messages. */
  missing: string;
}

export const openPoints: readonly OpenPoint[] = [
  { rules: ['bdese-extended'], verdict: 'yes', missing: 'bdese-agreement' },
  // Whoever employs people in France, or is registered there, may owe this without a seat there.
  {
    rules: ['equality-index', 'rixain-scope', 'whistleblowing', 'beges-scope'],
    verdict: 'no',
    when: 'french-establishment',
    bySeat: true,
    first: 'employees-france',
    missing: 'establishment-duties',
  },
  {
    rules: ['energy-audit', 'energy-management'],
    verdict: 'no',
    when: 'french-establishment',
    bySeat: true,
    missing: 'establishment-duties',
  },
];

/** What reaches companies alone, banks and insurers of any form among them: the register has it as text only. */
const ofCompanies: readonly RegimeRule[] = [
  'csrd-scope',
  'csrd-scope-group',
  'csrd-wave-1',
  'csrd-wave-3',
  'taxonomy-scope',
  'csddd-scope',
  'fr-csrd-wave-1',
  'fr-csrd-wave-2',
  'fr-csrd-wave-3',
  'sapin-2',
];

const isOutOfReach = (rule: string, { flags }: Profile): boolean =>
  flags?.association === true && ofCompanies.some((id) => id === rule);

/** The missing fact that would settle an answer; undefined when the answer stands. */
function leftOpen(
  rule: string,
  verdict: string,
  { flags, figures }: Profile,
  criteria: readonly CriterionResult[],
): string | undefined {
  for (const point of openPoints) {
    if (point.verdict !== verdict || !point.rules.some((id) => id === rule)) continue;
    if (point.bySeat && !isDecidedBySeat(criteria)) continue;
    const arises = point.when === undefined || flags?.[point.when];
    const isTold = !point.first || Number.isFinite(rangeOf(figures?.[point.first] ?? {}).min);
    if (arises) return isTold ? point.missing : point.first;
    if (arises === undefined) return point.when;
  }
  return undefined;
}

const isDecidedBySeat = (criteria: readonly CriterionResult[]): boolean =>
  criteria.every(
    ({ criterion, truth }) => truth !== 'no' || (isFact(criterion) && criterion.measure === SEAT),
  );
