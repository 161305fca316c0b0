import { entriesOf } from '@/law/entries';
import type { Milestone, Register } from '@/law/register';

/** The acts of Omnibus I: the postponement, the simplification, and the two standards it led to. */
export const omnibusActs = [
  'dir-2025-794',
  'dir-2026-470',
  'regdel-2026-1560',
  'regdel-2026-1563',
] as const;

const acts: ReadonlySet<string> = new Set(omnibusActs);

/** Whether an act, by its id, is one of Omnibus I. */
const isOmnibus = (act: string): boolean => acts.has(act);

/** Figures that everybody asks for: the best known, then those beside it. */
export const omnibusFigures = [
  'csrd-scope.employees',
  'csrd-scope.turnover',
  'csddd-scope.employees',
  'csddd-scope.turnover',
] as const;

/** What an act did to a date. */
interface Step {
  /** The act, by id, and the day from which it did. */
  by: string;
  on: string;
  /** The date that it set; undefined when it set none. */
  to: Milestone | undefined;
}

/**
 * Dates that Omnibus I moved or dropped by a day, in the order in which they would have come; the last step of each
 * tells which date stands, if any.
 */
export function movedDates(register: Register, day: string) {
  const { milestones } = entriesOf(register);
  const stepsFrom = ({ cancelled, replacedBy }: Milestone): Step[] => {
    if (!cancelled || cancelled.date > day) return [];
    const to = replacedBy === undefined ? undefined : milestones.get(replacedBy);
    return [{ by: cancelled.by, on: cancelled.date, to }, ...(to ? stepsFrom(to) : [])];
  };
  return [...milestones.values()]
    .filter(({ cancelled }) => cancelled && isOmnibus(cancelled.by))
    .map((milestone) => ({ milestone, steps: stepsFrom(milestone) }))
    .filter(({ steps }) => steps.length > 0)
    .sort((a, b) => (a.milestone.date < b.milestone.date ? -1 : 1));
}
