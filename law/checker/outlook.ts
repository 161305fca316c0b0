import { versionOn, withRulesNamed } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { rangeOf } from '@/law/evaluation/criterion';
import {
  type Figures,
  ownMeasure,
  type Profile,
  type Quantity,
  withSteadyYears,
} from '@/law/evaluation/profile';
import type { NumericMeasure } from '@/law/measures';
import { flatCriteria, isNumber, type NumberCriterion, type Rule } from '@/law/register';
import { type Answers, byWhetherAsked } from './answers';
import type { CheckerLaw } from './checker-law';
import { profileOf } from './profile';
import { scaled } from './quantity-input';
import { type RegimeId, regimeOf } from './regimes';
import { type LayerResult, type RegimeResult, type Verdict, verdictOf } from './result';

/** Upper limit of the growth rates tried, in percent a year. */
export const FASTEST = 50;

/**
 * The lowest growth of all figures at which an answer changes at one of the coming closings. Rules that take
 * several closings in a row look back from each of them.
 * @param laws of the financial year of each closing; what ends with a year changes nothing by growth.
 * @returns the rate in percent a year, 0 when the last figures need only be repeated; the answer then, unknown when it
 * may change or depends on something else; whether it changes `once`, as the rule then ends. Undefined when no growth
 * up to `FASTEST` changes it.
 */
function growthThatChanges(
  laws: readonly CheckerLaw[],
  names: readonly string[],
  profile: Profile,
) {
  const now = laws.map((law) => verdictOf(law, names, profile));
  for (let rate = 0; rate <= FASTEST; rate++) {
    const then = laws.map((law, index) =>
      verdictOf(law, names, grown(profile, 1 + rate / 100, index + 1)),
    );
    const verdict = then.find((each, index) => each !== now[index]);
    if (verdict) return { rate, verdict, once: then.at(-1) === now.at(-1) };
  }
  return undefined;
}

/** A company some closings later, with its figures multiplied by a factor at each. */
function grown(profile: Profile, factor: number, closings: number): Profile {
  const { figures = {}, previous = [] } = profile;
  const to = Array.from({ length: closings }, (_, year) =>
    allScaled(figures, factor ** (year + 1)),
  );
  const [last = figures, ...between] = to.reverse();
  return { ...profile, figures: last, previous: [...between, figures, ...previous] };
}

const allScaled = (figures: Figures, factor: number): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([measure, held]) => [
      measure,
      held === undefined ? undefined : scaled(held, factor),
    ]),
  );

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
function nearestThreshold(
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
  const crossings = withRulesNamed(law.register, names, law.day).flatMap((id) => {
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

/** What would change a settled answer, under the law of the years to come. */
export interface Outlook {
  /** The last financial year of the present answer, and the next one, when rules that decide it end. */
  ends: { year: number; verdict: Verdict } | undefined;
  nearest: readonly Crossing[];
  /** Undefined when no growth that is tried changes it. */
  growth: ReturnType<typeof growthThatChanges>;
}

/**
 * What would change the answer of a layer on a regime: rules that end, the nearest threshold, and growth within two
 * financial years.
 * @returns undefined while the answer is open, or turns on an exemption.
 */
export function outlookOf(
  law: CheckerLaw,
  regime: RegimeId,
  { layer, verdict }: Pick<LayerResult, 'layer' | 'verdict'>,
  profile: Profile,
): Outlook | undefined {
  const names = regimeOf(regime)[layer];
  if (verdict !== 'yes' && verdict !== 'no') return undefined;
  const year = Number(law.day.slice(0, 4));
  // Two closings from the last one: that of this year, and of the next.
  const [soon, later] = [withoutEnded(law, year), withoutEnded(law, year + 1)];
  const next = verdictOf(later, names, profile);
  return {
    ends: next === verdict ? undefined : { year, verdict: next },
    nearest: nearestThreshold(later, names, profile),
    growth: growthThatChanges([soon, later], names, profile),
  };
}

/** The law without the rules that no longer apply to a financial year. */
function withoutEnded(law: CheckerLaw, year: number): CheckerLaw {
  const lasts = (rule: Rule) => (versionOn(rule, law.day)?.financialYears?.until ?? year) >= year;
  const register = Object.fromEntries(
    Object.entries(law.register).map(([id, subject]) => [
      id,
      { ...subject, rules: subject.rules.filter(lasts) },
    ]),
  );
  return { ...law, register };
}

/** Results with what would change them, and which of the missing facts no question asks, as files hold them. */
export function withOutlook(law: CheckerLaw, results: readonly RegimeResult[], answers: Answers) {
  const profile = profileOf(answers);
  return results.map(({ id, layers }) => ({
    id,
    layers: layers.map((layer) => ({
      ...layer,
      rules: layer.rules.map((rule) => ({
        ...rule,
        notAsked: byWhetherAsked(rule.missing, answers).notAsked,
      })),
      outlook: outlookOf(law, id, layer, profile),
    })),
  }));
}
