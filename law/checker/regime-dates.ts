import { milestoneState } from '@/law/milestone-state';
import type { LawSubject, Milestone, Register, Words } from '@/law/register';
import { type Regime, regimes } from './regimes';

/** A coming date of a regime. */
export interface RegimeDate {
  /** Of its milestone. */
  id: string;
  date: string;
  label: string;
  /** Rules of the regime whose companies it concerns, by id; all of them when absent. */
  rules?: readonly string[] | undefined;
}

/** The coming dates of each regime. */
export const regimeDates = (
  register: Register,
  day: string,
  textOf: (text: Words) => string,
): Record<string, RegimeDate[]> =>
  Object.fromEntries(
    regimes.map((regime) => [
      regime.id,
      Object.values(register)
        .flatMap((subject) => datesIn(subject, regime))
        .filter(({ milestone }) => milestoneState(milestone, day) === 'upcoming')
        .sort((a, b) => a.milestone.date.localeCompare(b.milestone.date))
        .map(
          ({ milestone: { id, date, label }, rules }): RegimeDate => ({
            id,
            date,
            label: textOf(label),
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
