import { dateState } from '@/law/milestones';
import type { LawSubject, Milestone, Register, Words } from '@/law/register';
import { isDay } from '@/lib/dates';
import { type Regime, regimes } from './regimes';

/** The days whose law may be asked for: the register is complete for no earlier one. */
export const FIRST_DAY = '2024-01-01';
export const LAST_DAY = '2030-12-31';

/** Whether the law of a day may be asked for. */
export const mayBeAsked = (day: string): boolean =>
  isDay(day) && day >= FIRST_DAY && day <= LAST_DAY;

/** A date of a regime. */
export interface RegimeDate {
  /** Of its milestone. */
  id: string;
  date: string;
  label: string;
  /** From this day it no longer stands. */
  cancelledOn?: string | undefined;
  /** Rules of the regime whose companies it concerns, by id; all of them when absent. */
  rules?: readonly string[] | undefined;
}

/** Whether a date is to come on a day, and still stands. */
export const isComing = ({ date, cancelledOn }: RegimeDate, day: string): boolean =>
  dateState(date, day) === 'upcoming' && (cancelledOn === undefined || cancelledOn > day);

/** The dates of each regime since the first day that may be asked about. */
export const regimeDates = (
  register: Register,
  asked: readonly Regime[],
  write: (text: Words) => string,
): Record<string, RegimeDate[]> =>
  Object.fromEntries(
    asked.map((regime) => [
      regime.id,
      Object.values(register)
        .flatMap((subject) => datesIn(subject, regime))
        .filter(({ milestone: { date, proposed } }) => !proposed && date >= FIRST_DAY)
        .sort((a, b) => a.milestone.date.localeCompare(b.milestone.date))
        .map(
          ({ milestone: { id, date, label, cancelled }, rules }): RegimeDate => ({
            id,
            date,
            label: write(label),
            cancelledOn: cancelled?.date,
            rules,
          }),
        ),
    ]),
  );

/**
 * Dates that name a rule of the regime. A subject of this regime alone also contributes those that name no
 * rule.
 */
function datesIn(
  { rules, milestones }: LawSubject,
  regime: Regime,
): { milestone: Milestone; rules: string[] | undefined }[] {
  const own = new Set(rulesOf(regime));
  const has = (names: ReadonlySet<string>) => rules.some(({ id }) => names.has(id));
  const isShared = regimes.some(
    ({ id, ...other }) => id !== regime.id && has(new Set(rulesOf(other))),
  );
  return milestones.flatMap((milestone) => {
    if (milestone.rules === undefined)
      return has(own) && !isShared ? { milestone, rules: undefined } : [];
    const named = milestone.rules.filter((id) => own.has(id));
    return named.length > 0 ? { milestone, rules: named } : [];
  });
}

const rulesOf = ({ eu, fr }: Pick<Regime, 'eu' | 'fr'>): string[] => [...eu, ...fr];
