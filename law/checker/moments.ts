import { versionOn } from '@/law/as-at';
import type { Register, Rule, RuleVersion } from '@/law/register';
import { oncePerObject } from '@/lib/once-per-object';
import type { CheckerLaw } from './checker-law';

// The law of a moment is a register with one wording of each rule, or none. It is made once for each moment, since many
// companies, and many variants of one, are held against it.

type Law = Pick<CheckerLaw, 'register' | 'day'>;

/** A register with the wording of each rule that a function chooses, which then holds on any day. */
const withWordings = (
  register: Register,
  choose: (rule: Rule) => RuleVersion | undefined,
): Register =>
  Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [
      id,
      {
        ...subject,
        rules: subject.rules.flatMap((rule) => {
          const { until: _, ...wording } = choose(rule) ?? {};
          return 'from' in wording
            ? [{ ...rule, versions: [{ ...wording, from: '' } as RuleVersion] }]
            : [];
        }),
      },
    ]),
  );

/** The rules of a day, those left out whose last report or day has passed. */
export const registerOn = ({ register, day }: Law): Register => lawOfDay(register, day);

const lawOfDay = oncePerObject((register: Register, day: string) =>
  withWordings(register, (rule) => {
    const version = versionOn(rule, day);
    return version && !isOver(version, day) ? version : undefined;
  }),
);

function isOver({ financialYears, reports, dates }: RuleVersion, day: string): boolean {
  const year = Number(day.slice(0, 4));
  const lastReport = reports?.until ?? (financialYears?.until ?? Number.POSITIVE_INFINITY) + 1;
  return lastReport < year || (dates?.until !== undefined && dates.until < day);
}

/**
 * The rules that apply to a year, as the law stands on `day`: those on financial years go by the financial year, the
 * others by the wording in force at the end of the calendar year.
 */
export const registerOfYear = oncePerObject(({ register, day }: Law, year: number): Register => {
  const isLatest = Object.values(register).every(({ checkedOn }) => day >= checkedOn);
  return withWordings(register, (rule) => {
    const now = versionOn(rule, day);
    const version = now?.financialYears ? now : wordingAtEnd(rule, year, { day, isLatest });
    return version && appliesTo(version, year) ? version : undefined;
  });
});

/** The wording at the end of a year; of what changed after `day`, that day knows nothing unless it is the latest. */
function wordingAtEnd(
  { versions }: Rule,
  year: number,
  { day, isLatest }: { day: string; isLatest: boolean },
): RuleVersion | undefined {
  const end = `${year}-12-31`;
  const isKnown = (change: string) => isLatest || change <= day;
  const last = versions.findLast(({ from }) => from <= end && isKnown(from));
  const hasEnded = last?.until !== undefined && last.until < end && isKnown(last.until);
  return hasEnded ? undefined : last;
}

const appliesTo = ({ financialYears, dates }: RuleVersion, year: number): boolean =>
  (financialYears?.from ?? year) <= year &&
  (financialYears?.until ?? year) >= year &&
  (dates?.from ?? '') <= `${year}-12-31` &&
  (dates?.until ?? '9') >= `${year}-01-01`;
