import { entriesOf } from '@/law/entries';
import type { Act, LawChange, Register } from '@/law/register';
import type { ActKind } from '@/law/vocabulary';
import { addDays } from '@/lib/dates';
import { imports, requirementsFrom, tasks, watched } from './company';
import { replacedThresholds, type Thresholds } from './simulation';

type AlertType = 'force' | 'application' | 'publication' | 'procedure' | 'ruling';

/** A change of the law as the company is alerted to it. */
export interface Alert {
  subject: string;
  change: LawChange;
  act: Act;
  type: AlertType;
  /** High when requirements of the company's file come from the subject. */
  priority: 'high' | 'medium';
  requirements: number;
}

const PROCEDURE: ReadonlySet<ActKind> = new Set(['proposal', 'position', 'bill']);

/**
 * The latest change of each subject that the company watches, as known on a day, newest first. What one
 * act changed on one day is one alert.
 */
export function alertsOn(register: Register, day: string): Alert[] {
  const { acts } = entriesOf(register);
  const latest = watched.flatMap((subject): Alert[] => {
    const [change] = (register[subject]?.changes ?? [])
      .filter(({ date }) => date <= day)
      .sort((a, b) => b.date.localeCompare(a.date));
    const act = change && acts.get(change.act);
    if (!change || !act) return [];
    const requirements = requirementsFrom(subject);
    const priority = requirements > 0 ? 'high' : 'medium';
    return [{ subject, change, act, type: typeOf(register, change, act), priority, requirements }];
  });
  return latest
    .filter(
      ({ change }, index) =>
        latest.findIndex(
          (other) => other.change.act === change.act && other.change.date === change.date,
        ) === index,
    )
    .sort((a, b) => b.change.date.localeCompare(a.change.date));
}

function typeOf(
  register: Register,
  { date, rules = [] }: LawChange,
  { kind, inForceFrom }: Act,
): AlertType {
  if (kind === 'case') return 'ruling';
  const known = entriesOf(register).rules;
  const isProposed = (id: string) => known.get(id)?.versions.every(({ proposed }) => proposed);
  if (PROCEDURE.has(kind) || (rules.length > 0 && rules.every(isProposed))) return 'procedure';
  if (inForceFrom === undefined || date < inForceFrom) return 'publication';
  return date === inForceFrom ? 'force' : 'application';
}

/** The rule whose replaced thresholds the history shows. */
const SHOWN = 'csddd-scope';

/** Thresholds beside those that they replaced, and the last day of these. */
export function thresholdsOn(register: Register, day: string) {
  const { rules, acts } = entriesOf(register);
  const rule = rules.get(SHOWN);
  const replaced = replacedThresholds(register, SHOWN, day);
  const act = replaced && acts.get(replaced.now.version.act);
  const before = replaced && amountsOf(replaced.before);
  const now = replaced && amountsOf(replaced.now);
  if (!rule || !act || !before || !now) return undefined;
  return { rule, act, from: replaced.now.version.from, until: replaced.until, before, now };
}

function amountsOf({ criteria }: Thresholds) {
  const value = (measure: string) =>
    criteria.find((criterion) => criterion.measure === measure)?.value;
  const [employees, turnover] = [value('employees'), value('turnover')];
  return employees === undefined || turnover === undefined ? undefined : { employees, turnover };
}

/** Days of a new year during which figures of the previous year are still being collected. */
const CLOSING_DAYS = 60;

/**
 * The sample's dates, which follow the day of the build so that a picture never shows a date gone by.
 * @param day the day of the build, `YYYY-MM-DD`.
 */
export function sampleDates(day: string) {
  const year = Number(addDays(day, -CLOSING_DAYS).slice(0, 4));
  const dueOn = ({ inDays }: { inDays: number }) => addDays(day, inDays);
  const [next] = tasks;
  return {
    asAt: day,
    /** The financial year under way, of which the statement is a dry run. */
    year,
    /** The last closed one, whose figures are imported. */
    dataYear: year - 1,
    importedOn: (item: keyof typeof imports) => `${year}-${imports[item]}`,
    dueOn,
    daysAgo: (days: number) => addDays(day, -days),
    nextDeadline: { task: next, date: dueOn(next), days: next.inDays },
  };
}
