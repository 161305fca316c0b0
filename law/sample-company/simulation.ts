import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import type { CriterionResult, Truth } from '@/law/evaluation/criterion';
import { evaluate, type Outcome } from '@/law/evaluation/evaluate';
import { withSteadyYears } from '@/law/evaluation/profile';
import { figureHistory, figuresOf } from '@/law/figures';
import { isNumber, type NumberCriterion, type Register, type RuleVersion } from '@/law/register';
import type { Combination } from '@/law/vocabulary';
import { profile } from './company';

/** The rules that the simulator answers, by obligation. */
export const simulated = {
  csrd: 'csrd-scope',
  taxonomy: 'taxonomy-scope',
  csddd: 'csddd-scope',
  vigilance: 'fr-vigilance',
} as const;
export type Obligation = keyof typeof simulated;
export const obligationIds = Object.keys(simulated) as Obligation[];

/** The French rule of the same reach as the Union's, which stands until the directive is transposed. */
export const FRENCH_CSRD = 'fr-csrd-wave-2';

/** Whether the company meets each rule of scope and exemption under the law of a day. */
export function simulate(register: Register, day: string): ReadonlyMap<string, Outcome> {
  const { eu, fr, international } = evaluate(register, withSteadyYears(profile), day);
  return new Map([...eu, ...fr, ...international].map((outcome) => [outcome.rule.id, outcome]));
}

/** A number that a rule asks of the company itself, and whether it is met. */
interface Test {
  criterion: NumberCriterion;
  truth: Truth;
}

/**
 * Numbers that decide an outcome. Left out: alternatives that cannot concern the company, and a group's
 * number where the company's own has the same limit.
 */
export function testsOf({ years: [last = []] }: Outcome): Test[] {
  const tests = last.flatMap(testsIn);
  return tests.filter(
    ({ criterion: { measure, value } }) =>
      !tests.some(
        ({ criterion: own }) => measure === `group-${own.measure}` && own.value === value,
      ),
  );
}

const testsIn = ({ criterion, truth, parts }: CriterionResult): Test[] => {
  if (isNumber(criterion)) return [{ criterion, truth }];
  if (!parts) return [];
  const ruledOut = parts.some((part) => 'is' in part.criterion && part.truth === 'no');
  return ruledOut ? [] : parts.flatMap(testsIn);
};

/** The numbers of one group of criteria, on the company alone, and how they combine. */
export interface Thresholds {
  version: RuleVersion;
  combine: Combination;
  criteria: NumberCriterion[];
}

const measures = ['employees', 'turnover', 'balance-sheet'] as const;
const isMeasured = ({ measure }: { measure: string }): boolean =>
  measures.some((each) => each === measure);

/** Thresholds of size that a rule sets on a day; undefined when it is not the law of that day. */
function thresholdsOn(register: Register, rule: string, day: string): Thresholds | undefined {
  const found = entriesOf(register).rules.get(rule);
  const version = found && versionOn(found, day);
  return version && thresholdsIn(version, version);
}

function thresholdsIn(
  version: RuleVersion,
  { combine = 'all', criteria = [] }: Pick<RuleVersion, 'combine' | 'criteria'>,
): Thresholds | undefined {
  const numbers = criteria.filter(isNumber).filter(isMeasured);
  if (numbers.length > 0) return { version, combine, criteria: numbers };
  for (const criterion of criteria) {
    const inside = 'criteria' in criterion ? thresholdsIn(version, criterion) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/**
 * The thresholds of a rule on a day beside the last ones that differed; undefined when they never did.
 */
export function replacedThresholds(register: Register, rule: string, day: string) {
  const found = entriesOf(register).rules.get(rule);
  const now = thresholdsOn(register, rule, day);
  if (!found || !now) return undefined;
  const ends = [...figuresOf(found).keys()].flatMap((name) =>
    figureHistory(register, name).flatMap(({ until }) =>
      until !== undefined && until < now.version.from ? [until] : [],
    ),
  );
  const until = ends.sort().at(-1);
  const before = until === undefined ? undefined : thresholdsOn(register, rule, until);
  return until !== undefined && before ? { rule, before, now, until } : undefined;
}
