import type { Truth } from '@/law/evaluation/criterion';
import { evaluate } from '@/law/evaluation/evaluate';
import { type Figures, type Profile, withSteadyYears } from '@/law/evaluation/profile';
import type { FlagMeasure, Seat } from '@/law/measures';
import type { Layer } from '@/law/vocabulary';
import { loadRegister } from '@/loaders/law';

export const BEFORE = '2025-12-15';
export const NOW = '2026-11-22';
export const M = 1e6;

/** A company with the same figures every year. */
export const company = (
  established: Seat,
  figures: Figures,
  flags: Partial<Record<FlagMeasure, boolean>> = {},
): Profile => withSteadyYears({ established, figures, flags });

/** The same of a company of France. */
export const french = (figures: Figures, flags?: Partial<Record<FlagMeasure, boolean>>): Profile =>
  company('france', figures, flags);

/** The figures of a group, or of none. */
const groupOf = (employees: number, turnover: number, balance: number): Figures => ({
  'group-employees': employees,
  'group-turnover': turnover * M,
  'group-balance-sheet': balance * M,
});
export const alone = groupOf(0, 0, 0);

/** The same by its size, alone or with its group; amounts in millions of euros. */
export const sized = (
  employees: number,
  turnover: number,
  balance: number,
  flags: Partial<Record<FlagMeasure, boolean>> = {},
  group: Parameters<typeof groupOf> = [0, 0, 0],
): Profile =>
  french(
    { employees, turnover: turnover * M, 'balance-sheet': balance * M, ...groupOf(...group) },
    flags,
  );

/** A company whose last closings had these figures, the last one first. */
export const closings = (
  established: Seat,
  flags: Partial<Record<FlagMeasure, boolean>>,
  [figures = {}, ...previous]: Figures[],
): Profile => ({ established, flags, figures, previous });

const register = loadRegister();

/** Whether a company meets a rule of content/law, among those of one layer. */
export function answer(layer: Layer, id: string, profile: Profile, day: string): Truth | undefined {
  return evaluate(register, profile, day)[layer].find(({ rule }) => rule.id === id)?.truth;
}

/** What the text says, in short; the company; whether it meets the rule; the day, `NOW` by default. */
type Case = [text: string, profile: Profile, truth: Truth, day?: string];

/** Tries the cases of rules, by their ids. */
export function tryCases(layer: Layer, cases: Readonly<Record<string, readonly Case[]>>): void {
  for (const [rule, tried] of Object.entries(cases))
    it.each(tried)(`${rule}, %s`, (_text, profile, truth, day = NOW) => {
      expect(answer(layer, rule, profile, day)).toBe(truth);
    });
}
