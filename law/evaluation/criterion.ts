import { type FlagMeasure, type NumericMeasure, SEAT } from '@/law/measures';
import {
  type Criterion,
  type CriterionGroup,
  type FactCriterion,
  isFact,
  isGroup,
  isNumber,
  type NumberCriterion,
} from '@/law/register';
import type { Combination, Operator } from '@/law/vocabulary';
import { type Figures, type Profile, type Quantity, type SeatWord, seatsMeant } from './profile';

/** Three-valued: unknown when the answer depends on a fact that was not given. */
export type Truth = 'yes' | 'no' | 'unknown';

const truthOf = (value: boolean | undefined): Truth =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no';

export const not = (truth: Truth): Truth =>
  truth === 'unknown' ? 'unknown' : truth === 'yes' ? 'no' : 'yes';

/** Whether at least a number of statements hold, as far as they are known (Kleene's logic). */
function atLeast(count: number, truths: readonly Truth[]): Truth {
  let sure = 0;
  let possible = 0;
  for (const truth of truths) {
    if (truth === 'yes') sure++;
    if (truth !== 'no') possible++;
  }
  if (sure >= count) return 'yes';
  return possible < count ? 'no' : 'unknown';
}

export const all = (truths: readonly Truth[]): Truth => atLeast(truths.length, truths);
export const any = (truths: readonly Truth[]): Truth => atLeast(1, truths);

/** A criterion, and whether it is met. */
export interface CriterionResult {
  criterion: Criterion;
  truth: Truth;
  /** For a group, the results of its criteria. */
  parts?: CriterionResult[];
}

/** A company in one financial year. */
interface YearOfProfile {
  profile: Profile;
  figures: Figures;
  /** Whether the company meets another rule. */
  meets: (rule: string) => Truth;
}

/** Whether a company meets one criterion in one financial year. */
function judge(criterion: Criterion, year: YearOfProfile): CriterionResult {
  if (isGroup(criterion)) return judgeGroup(criterion, year);
  if (isNumber(criterion)) return { criterion, truth: compare(criterion, year.figures) };
  if (isFact(criterion)) return { criterion, truth: factHolds(criterion, year.profile) };
  const met = year.meets(criterion.rule);
  return { criterion, truth: criterion.is === false ? not(met) : met };
}

export function judgeGroup(
  group: CriterionGroup,
  year: YearOfProfile,
): CriterionResult & { parts: CriterionResult[] } {
  const parts = group.criteria.map((each) => judge(each, year));
  const truth = combine(
    group.combine,
    parts.map((part) => part.truth),
  );
  return { criterion: group, truth, parts };
}

/** @param combination all of them by default. */
function combine(combination: Combination = 'all', truths: readonly Truth[]): Truth {
  switch (combination) {
    case 'any':
      return any(truths);
    case 'two-of-three':
      return atLeast(2, truths);
    default:
      return all(truths);
  }
}

const holds: Record<Operator, (held: number, value: number) => boolean> = {
  'more-than': (held, value) => held > value,
  'at-least': (held, value) => held >= value,
  'at-most': (held, value) => held <= value,
  'less-than': (held, value) => held < value,
  equal: (held, value) => held === value,
};

/** A range decides only if all of it is on one side. */
function compare({ measure, operator, value }: NumberCriterion, figures: Figures): Truth {
  // The table of measures, with their explanations, stays out of the browser.
  const held = figures[measure as NumericMeasure];
  if (held === undefined) return 'unknown';
  const { min, max } = rangeOf(held);
  if (operator === 'equal')
    return value < min || value > max ? 'no' : min === max ? 'yes' : 'unknown';
  const [low, high] = [holds[operator](min, value), holds[operator](max, value)];
  return low === high ? truthOf(low) : 'unknown';
}

export const rangeOf = (quantity: Quantity): { min: number; max: number } =>
  typeof quantity === 'number'
    ? { min: quantity, max: quantity }
    : { min: quantity.min ?? -Infinity, max: quantity.max ?? Infinity };

function factHolds({ measure, is }: FactCriterion, { established, flags }: Profile): Truth {
  if (measure === SEAT) {
    if (established === undefined) return 'unknown';
    const possible = typeof established === 'string' ? [established] : established;
    const meant = seatsMeant(is as SeatWord);
    const fitting = possible.filter((seat) => meant.includes(seat)).length;
    return fitting === 0 ? 'no' : fitting === possible.length ? 'yes' : 'unknown';
  }
  const flag = flags?.[measure as FlagMeasure];
  return flag === undefined ? 'unknown' : truthOf(flag === is);
}
