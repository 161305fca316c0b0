import type { Milestone } from './register';

/** State of a date on a day. A year, month or day is current while it lasts. */
export const dateStates = ['past', 'current', 'upcoming'] as const;
export type DateState = (typeof dateStates)[number];

/** States that a date cannot express. */
export const statedStates = ['proposed', 'deferred', 'cancelled'] as const;
export type MilestoneState = DateState | (typeof statedStates)[number];

export const isDateState = (state: MilestoneState): state is DateState =>
  (dateStates as readonly string[]).includes(state);

/** States that a milestone may come to by the passing of time alone. */
export const statesInTime = [...dateStates, 'deferred', 'cancelled'] as const;
export type StateInTime = (typeof statesInTime)[number];

/** How each of them is shown: its word, and the class of its tag. */
export type StateLooks = Record<StateInTime, readonly [word: string, className: string]>;

/**
 * @param date `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 * @param day `YYYY-MM-DD`.
 */
export function dateState(date: string, day: string): DateState {
  if (day.startsWith(date)) return 'current';
  return date < day ? 'past' : 'upcoming';
}

/** A milestone stands until the day it is cancelled; until then its date alone tells. */
export function milestoneState(
  {
    date,
    proposed,
    cancelled,
    replacedBy,
  }: Pick<Milestone, 'date' | 'proposed' | 'cancelled' | 'replacedBy'>,
  day: string,
): MilestoneState {
  if (cancelled && cancelled.date <= day)
    return replacedBy === undefined ? 'cancelled' : 'deferred';
  return proposed ? 'proposed' : dateState(date, day);
}

/** A milestone and its state on a day. */
export interface MilestoneOnDay extends Milestone {
  state: MilestoneState;
  /** Its final date as known on the day, after any number of deferrals. */
  newDate: string | undefined;
}

/** @param milestones those among which deferred ones find what replaces them. */
export const milestoneOn = (
  milestone: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): MilestoneOnDay => {
  const state = milestoneState(milestone, day);
  return {
    ...milestone,
    state,
    newDate: state === 'deferred' ? finalDate(milestone, milestones, day) : undefined,
  };
};

/** Where a chain of deferrals ends by a day; undefined when the last one was dropped. */
function finalDate(
  { replacedBy }: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): string | undefined {
  const next = replacedBy === undefined ? undefined : milestones.get(replacedBy);
  if (!next) return undefined;
  switch (milestoneState(next, day)) {
    case 'deferred':
      return finalDate(next, milestones, day);
    case 'cancelled':
      return undefined;
    default:
      return next.date;
  }
}
