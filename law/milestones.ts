import type { Milestone } from './register';
import type { MilestoneKind } from './vocabulary';

/** State of a date on a day. A year, month or day is current while it lasts. */
const dateStates = ['past', 'current', 'upcoming'] as const;
type DateState = (typeof dateStates)[number];

/** States that a date cannot express. */
const statedStates = ['proposed', 'deferred', 'cancelled'] as const;
export type MilestoneState = DateState | (typeof statedStates)[number];

export const isDateState = (state: MilestoneState): state is DateState =>
  (dateStates as readonly string[]).includes(state);

/** Whether the passing of time alone changes a state: what is past stays so. */
export const canChange = (state: MilestoneState): boolean =>
  state === 'current' || state === 'upcoming';

/** States that a milestone can reach by the passing of time alone. */
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

/** Kinds of step that somebody took: unless proposed, one known by its month or year alone is behind us. */
const taken: ReadonlySet<MilestoneKind | undefined> = new Set(['publication', 'procedure']);

/** A milestone stands until the day it is cancelled; until then its state follows from its date. */
export function milestoneState(
  {
    date,
    kind,
    proposed,
    cancelled,
    replacedBy,
  }: Pick<Milestone, 'date' | 'proposed' | 'cancelled' | 'replacedBy'> & { kind?: MilestoneKind },
  day: string,
): MilestoneState {
  if (cancelled && cancelled.date <= day)
    return replacedBy === undefined ? 'cancelled' : 'deferred';
  if (proposed) return 'proposed';
  const state = dateState(date, day);
  return state === 'current' && date !== day && taken.has(kind) ? 'past' : state;
}

/** A milestone and its state on a day. */
interface MilestoneOnDay extends Milestone {
  state: MilestoneState;
  /** Its final date as known on the day, after any number of deferrals. */
  newDate: string | undefined;
}

/**
 * A milestone deferred to a date that was dropped in its turn is cancelled itself.
 * @param milestones those among which deferred ones find what replaces them.
 */
export const milestoneOn = (
  milestone: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): MilestoneOnDay => {
  const state = milestoneState(milestone, day);
  if (state !== 'deferred') return { ...milestone, state, newDate: undefined };
  const last = finalMilestone(milestone, milestones, day);
  return last && milestoneState(last, day) === 'cancelled'
    ? { ...milestone, state: 'cancelled', newDate: undefined }
    : { ...milestone, state, newDate: last?.date };
};

/** Where a chain of deferrals ends by a day; undefined when the register lacks the next one. */
function finalMilestone(
  { replacedBy }: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): Milestone | undefined {
  const next = replacedBy === undefined ? undefined : milestones.get(replacedBy);
  return next && milestoneState(next, day) === 'deferred'
    ? finalMilestone(next, milestones, day)
    : next;
}

/** A milestone as it is on the day, and what is already known to become of it. */
export interface KnownMilestone extends MilestoneOnDay {
  /** A day to come on which it is cancelled or deferred. */
  later: Pick<MilestoneOnDay, 'date' | 'state' | 'newDate'> | undefined;
}

/** @param milestones those among which deferred ones find what replaces them. */
export function knownMilestone(
  milestone: Milestone,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): KnownMilestone {
  const { cancelled } = milestone;
  return {
    ...milestoneOn(milestone, milestones, day),
    later:
      cancelled && cancelled.date > day
        ? { ...milestoneOn(milestone, milestones, cancelled.date), date: cancelled.date }
        : undefined,
  };
}
