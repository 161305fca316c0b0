import type { CheckerLaw } from './checker-law';
import { isComing, type RegimeDate } from './regime-dates';
import type { RegimeResult, Verdict } from './result';

/**
 * The coming dates of a regime that concern a company: those of rules that apply to it, or may.
 * @param verdicts answers that count as concerned.
 */
export function datesFor(
  { dates, day }: CheckerLaw,
  { id, layers }: RegimeResult,
  verdicts: readonly Verdict[] = ['yes', 'unknown'],
): readonly RegimeDate[] {
  const counts = ({ verdict }: { verdict: Verdict }) => verdicts.includes(verdict);
  if (!layers.some(counts)) return [];
  const met = new Set(layers.flatMap(({ rules }) => rules.filter(counts).map(({ rule }) => rule)));
  return (dates[id] ?? []).filter(
    (date) => isComing(date, day) && (date.rules?.some((rule) => met.has(rule)) ?? true),
  );
}

/** Every coming date of the regimes that concern a company for certain, by the id of its milestone. */
export const datesOfProfile = (
  law: CheckerLaw,
  results: readonly RegimeResult[],
): ReadonlySet<string> =>
  new Set(results.flatMap((result) => datesFor(law, result, ['yes']).map(({ id }) => id)));

/**
 * The first coming dates of what concerns a company, each once.
 * @param verdicts answers that count as concerned.
 */
export function nextDates(
  law: CheckerLaw,
  results: readonly RegimeResult[],
  count: number,
  verdicts: readonly Verdict[] = ['yes'],
): RegimeDate[] {
  const all = results.flatMap((result) => datesFor(law, result, verdicts));
  return [...new Map(all.map((date) => [date.id, date])).values()]
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, count);
}
