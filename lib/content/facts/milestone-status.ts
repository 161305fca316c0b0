import type { Milestone, milestoneStatuses } from '@/lib/content/schema/guide';

/** What a date is on a day. A year, a month or a day is current as long as it lasts. */
export const dateStatuses = ['past', 'current', 'upcoming'] as const;
export type DateStatus = (typeof dateStatuses)[number];

export type MilestoneStatus = DateStatus | (typeof milestoneStatuses)[number];

/** What shows each status of a date: its word, and the class of its tag. */
export type StatusLooks = Record<DateStatus, readonly [word: string, className: string]>;

export const isDateStatus = (status: MilestoneStatus): status is DateStatus =>
  (dateStatuses as readonly string[]).includes(status);

/**
 * @param date `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 * @param day `YYYY-MM-DD`.
 */
export function dateStatus(date: string, day: string): DateStatus {
  if (day.startsWith(date)) return 'current';
  return date < day ? 'past' : 'upcoming';
}

/** A status stated in guide.yaml is a fact of law and stands on any day; all others follow from the date. */
export const milestoneStatus = (
  { date, status }: Pick<Milestone, 'date' | 'status'>,
  day: string,
): MilestoneStatus => status ?? dateStatus(date, day);
