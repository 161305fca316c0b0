import type { Truth } from '@/law/evaluation/criterion';
import { evaluate } from '@/law/evaluation/evaluate';
import { type Figures, type Profile, withSteadyYears } from '@/law/evaluation/profile';
import type { FlagMeasure, Seat } from '@/law/measures';
import type { Layer } from '@/law/vocabulary';
import { loadRegister } from '@/loaders/law';

/** A company with the same figures every year. */
export const company = (
  established: Seat,
  figures: Figures,
  flags: Partial<Record<FlagMeasure, boolean>> = {},
): Profile => withSteadyYears({ established, figures, flags });

/** A company whose last closings had these figures, the last one first. */
export const closings = (
  established: Seat,
  flags: Partial<Record<FlagMeasure, boolean>>,
  [figures = {}, ...previous]: Figures[],
): Profile => ({ established, flags, figures, previous });

/** What the text says, in short; the rule; the company; the day; whether it meets the rule. */
export type Case = [text: string, rule: string, profile: Profile, day: string, truth: Truth];

const register = loadRegister();

/** Whether a company meets a rule of content/law, among those of one layer. */
export function answer(layer: Layer, id: string, profile: Profile, day: string): Truth | undefined {
  return evaluate(register, profile, day)[layer].find(({ rule }) => rule.id === id)?.truth;
}
