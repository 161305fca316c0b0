import type { Figures, Profile } from '@/law/evaluation/profile';
import type { CheckerLaw } from './law';
import { scaled } from './quantity-input';
import { type Verdict, verdictOf } from './result';

/** Upper limit of the growth rates tried, in percent a year. */
export const FASTEST = 50;

/** The slowest growth that changes an answer within two financial years. */
export interface Growth {
  /** In percent a year; 0 when the last figures need only be repeated. */
  rate: number;
  /** The answer then; unknown when it may change, or depends on something else. */
  verdict: Verdict;
  /** It changes for the first of them alone: the rule then ends. */
  once: boolean;
}

/**
 * The lowest growth of all figures at which an answer changes at one of the coming closings. Rules that take
 * several closings in a row look back from each of them.
 * @param laws of the financial year of each closing; what ends with a year changes nothing by growth.
 * @returns undefined when no growth up to `FASTEST` changes it.
 */
export function growthThatChanges(
  laws: readonly CheckerLaw[],
  names: readonly string[],
  profile: Profile,
): Growth | undefined {
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
export function grown(profile: Profile, factor: number, closings: number): Profile {
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
