import { type DateState, dateState } from '@/law/milestone-state';
import type { RuleVersion } from '@/law/register';

/**
 * Whether a wording applies yet on a day, by the financial years or dates it is written for; a wording
 * without any applies while it is the law. A financial year counts by the calendar year in which it
 * starts; what is tied to publication alone, by that year.
 */
export function applicability(
  { dates, financialYears, reports }: Pick<RuleVersion, 'dates' | 'financialYears' | 'reports'>,
  day: string,
): DateState {
  const { from, until } = dates ?? inDates(financialYears) ?? inDates(reports) ?? {};
  if (from !== undefined && dateState(from, day) === 'upcoming') return 'upcoming';
  if (until !== undefined && dateState(until, day) === 'past') return 'past';
  return 'current';
}

const inDates = (years: { from?: number | undefined; until?: number | undefined } | undefined) =>
  years && {
    from: years.from === undefined ? undefined : String(years.from),
    until: years.until === undefined ? undefined : String(years.until),
  };
