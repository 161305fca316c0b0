import { versionOn } from '@/law/as-at';
import { rangeOf } from '@/law/evaluation/criterion';
import {
  type Figures,
  type Profile,
  type Quantity,
  withSteadyYears,
} from '@/law/evaluation/profile';
import { entriesOf } from '@/law/find';
import type { NumericMeasure } from '@/law/measures';
import { flatCriteria, isNumber, type NumberCriterion } from '@/law/register';
import type { CheckerLaw } from './law';
import { rulesNamed } from './named-rules';
import { ownMeasure } from './own-measure';
import { scaled } from './quantity-input';
import { verdictOf } from './result';

/** A threshold that a company is on one side of, and how far from the other. */
export interface Crossing {
  criterion: NumberCriterion;
  /** The figure that would be on the other side, in the unit of the criterion. */
  target: number;
  /** The change to get there, as a share of the present figure: 0.1 is ten per cent more. */
  change: number;
}

/**
 * The closest threshold whose crossing, in every financial year that counts, changes an answer: one figure,
 * or two at once where neither is enough.
 * @returns nothing when size alone does not change it.
 */
export function nearestThreshold(
  law: CheckerLaw,
  names: readonly string[],
  profile: Profile,
): readonly Crossing[] {
  const now = verdictOf(law, names, profile);
  const ways = [...waysOver(crossingsOf(law, names, profile))].sort(
    (a, b) => length(a) - length(b),
  );
  const changes = (way: readonly Crossing[]) =>
    verdictOf(law, names, way.reduce(crossed, withSteadyYears(profile))) !== now;
  // What steady figures alone would change is not a matter of thresholds.
  return verdictOf(law, names, withSteadyYears(profile)) === now ? (ways.find(changes) ?? []) : [];
}

const length = (way: readonly Crossing[]): number =>
  Math.max(...way.map(({ change }) => Math.abs(change)));

function waysOver(crossings: readonly Crossing[]): Crossing[][] {
  const pairs = crossings.flatMap((one, index) =>
    crossings
      .slice(index + 1)
      .filter((other) => other.criterion.measure !== one.criterion.measure)
      .map((other) => [one, other]),
  );
  return [...crossings.map((one) => [one]), ...pairs];
}

/** Every threshold of the rules, and of those they name, for which the company's figure is known. */
function crossingsOf(law: CheckerLaw, names: readonly string[], profile: Profile): Crossing[] {
  const { rules } = entriesOf(law.register);
  const crossings = rulesNamed(law.register, names, law.day).flatMap((id) => {
    const rule = rules.get(id);
    const version = rule && versionOn(rule, law.day);
    return flatCriteria(version?.criteria)
      .filter(isNumber)
      .flatMap((criterion) => crossingOf(criterion, profile) ?? []);
  });
  // The same threshold on a company alone and on its group counts once.
  return crossings.filter(
    ({ criterion: { measure, value } }, index) =>
      crossings.findIndex(
        ({ criterion: other }) =>
          other.value === value &&
          ownMeasure(other.measure, profile) === ownMeasure(measure, profile),
      ) === index,
  );
}

/** A threshold is passed by one person, or one euro. */
const STEP = 1;

function crossingOf(criterion: NumberCriterion, { figures = {} }: Profile): Crossing | undefined {
  const { measure, operator, value } = criterion;
  const held = figures[measure as NumericMeasure];
  if (held === undefined || operator === 'equal') return undefined;
  const { min, max } = rangeOf(held);
  // What is only known to be at most something is no figure to start from.
  if (!Number.isFinite(min)) return undefined;
  const isOver = operator === 'more-than' || operator === 'at-most' ? min > value : min >= value;
  const from = isOver ? min : max;
  // A range that straddles the threshold is on neither side.
  if (!Number.isFinite(from) || from <= 0 || (!isOver && max > value)) return undefined;
  const above = operator === 'more-than' || operator === 'at-most' ? value + STEP : value;
  const target = isOver ? above - STEP : above;
  return { criterion, target, change: target / from - 1 };
}

/** A company after a crossing; without subsidiaries, the figures of its group are its own. */
function crossed(profile: Profile, { criterion, target, change }: Crossing): Profile {
  const { measure } = criterion;
  const moving = (name: string) => ownMeasure(name, profile) === ownMeasure(measure, profile);
  const move = (held: Quantity) => (typeof held === 'number' ? target : scaled(held, 1 + change));
  return withSteadyYears({
    ...profile,
    figures: Object.fromEntries(
      Object.entries(profile.figures ?? {}).map(([name, held]) => [
        name,
        held !== undefined && moving(name) ? move(held) : held,
      ]),
    ) as Figures,
  });
}
