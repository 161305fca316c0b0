import type { Figures, Profile } from '@/lib/law/evaluation/profile';
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
}

/**
 * The lowest growth of all figures at which an answer changes by the second closing from now, under the law of
 * the day. Rules that take several closings in a row look back from each of them.
 * @returns undefined when no growth up to `FASTEST` changes it.
 */
export function growthThatChanges(
  law: CheckerLaw,
  names: readonly string[],
  profile: Profile,
): Growth | undefined {
  const now = verdictOf(law, names, profile);
  for (let rate = 0; rate <= FASTEST; rate++)
    for (const closings of [1, 2]) {
      const verdict = verdictOf(law, names, grown(profile, 1 + rate / 100, closings));
      if (verdict !== now) return { rate, verdict };
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
