import type { Outcome } from '@/law/evaluation/evaluate';
import { isRuleCriterion } from '@/law/register';
import { namedIn, type Outcomes } from './rule-answer';

interface Times {
  /** The first financial year, or day; absent when it is in force as it stands. */
  from: string | undefined;
  /** The last one; absent when no end is set. */
  until: string | undefined;
  /** The first calendar year of a report, for rules on financial years. */
  report: number | undefined;
}

/** To what a rule applies. */
export interface Span extends Times {
  /** It applies when the rules do that it names. */
  isByOthers: boolean;
}

/** A rule that names others alone applies to what those do that are met; since when, it need not know of the past. */
export function spanOf(
  { rule, years: [last = []] }: Outcome,
  outcomes: Outcomes,
  day: string,
): Span {
  const { financialYears, dates, reports, combine, criteria = [] } = rule.version;
  const met =
    combine === 'any' && criteria.every(isRuleCriterion)
      ? last.flatMap(namedIn).filter(({ truth }) => truth === 'yes')
      : [];
  if (met.length === 0)
    return {
      isByOthers: false,
      from: financialYears?.from?.toString() ?? dates?.from,
      until: financialYears?.until?.toString() ?? dates?.until,
      report: reports?.from,
    };
  const { from, report, until } = covering(
    met.flatMap(({ rule: id }) => {
      const named = outcomes.get(id);
      return named ? [spanOf(named, outcomes, day)] : [];
    }),
  );
  const isToCome = from !== undefined && from > day.slice(0, 4);
  return {
    isByOthers: true,
    from: isToCome ? from : undefined,
    until,
    report: isToCome ? report : undefined,
  };
}

/** What several rules apply to: from the first, unless one is in force as it stands, until none does. */
export function covering(spans: readonly Times[]): Times {
  const first = <T>(values: readonly (T | undefined)[]): T | undefined =>
    values.includes(undefined) ? undefined : [...values].sort()[0];
  const ends = spans.map(({ until }) => until).sort();
  return {
    from: first(spans.map(({ from }) => from)),
    report: first(spans.map(({ report }) => report)),
    until: ends.includes(undefined) ? undefined : ends.at(-1),
  };
}
