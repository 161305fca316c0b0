import type { CheckerLaw } from '@/law/checker/law';
import { profileOf } from '@/law/checker/profile-of';
import { check, type Verdict } from '@/law/checker/result';
import type { RuleVersion } from '@/law/register';
import { columns, type companies } from './companies';

/** Whether a company is concerned, in December 2025 and on the day of the build. */
export interface InScope {
  column: (typeof columns)[number];
  before: Verdict;
  now: Verdict;
  /** Ids of the rules by which it is concerned now. */
  rules: string[];
}

/** What the checker answers for a company, in the order of the columns. */
export function inScope(law: CheckerLaw, { answers }: (typeof companies)[number]): InScope[] {
  const results = check(law, profileOf(answers));
  return columns.map((column) => {
    const { regime, layer } = column;
    const result = results
      .find(({ id }) => id === regime)
      ?.layers.find((each) => each.layer === layer);
    // A regime without a rule on either day concerns nobody.
    if (!result) return { column, before: 'no', now: 'no', rules: [] };
    const met = result.rules.filter(({ verdict }) => verdict === 'yes').map(({ rule }) => rule);
    return { column, before: result.before, now: result.verdict, rules: met };
  });
}

type Span = Pick<RuleVersion, 'financialYears'>;

/** Of wordings that concern a company at once, those whose financial years no other contains. */
export const outermost = <T extends Span>(wordings: readonly T[]): T[] =>
  wordings.filter(
    (wording) => !wordings.some((other) => contains(other, wording) && !contains(wording, other)),
  );

const contains = ({ financialYears: outer }: Span, { financialYears: inner }: Span): boolean =>
  outer !== undefined &&
  inner !== undefined &&
  (outer.from ?? 0) <= (inner.from ?? 0) &&
  (outer.until ?? Number.POSITIVE_INFINITY) >= (inner.until ?? Number.POSITIVE_INFINITY);
