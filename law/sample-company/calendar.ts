import { addDays } from '@/lib/dates';
import { imports, tasks } from './company';

/** Days of a new year during which figures of the previous year are still being collected. */
const CLOSING_DAYS = 60;

/** The sample's dates, which follow the day of the build so that a picture never shows a date gone by. */
export interface Calendar {
  asAt: string;
  /** The financial year under way, of which the statement is a dry run. */
  year: number;
  /** The last closed one, whose figures are imported. */
  dataYear: number;
  importedOn: (item: keyof typeof imports) => string;
  dueOn: (task: (typeof tasks)[number]) => string;
  daysAgo: (days: number) => string;
  nextDeadline: { task: (typeof tasks)[number]; date: string; days: number };
}

/** @param day the day of the build, `YYYY-MM-DD`. */
export function calendarOf(day: string): Calendar {
  const year = Number(addDays(day, -CLOSING_DAYS).slice(0, 4));
  const dueOn = ({ inDays }: { inDays: number }) => addDays(day, inDays);
  const [first, ...others] = tasks;
  const next = others.reduce<(typeof tasks)[number]>(
    (soonest, task) => (task.inDays < soonest.inDays ? task : soonest),
    first,
  );
  return {
    asAt: day,
    year,
    dataYear: year - 1,
    importedOn: (item) => `${year}-${imports[item]}`,
    dueOn,
    daysAgo: (days) => addDays(day, -days),
    nextDeadline: { task: next, date: dueOn(next), days: next.inDays },
  };
}
