import type { Milestone, milestoneStatuses } from '@/lib/content/schema/guide';

/** Status of a date on a given day. A year, month or day is current while it lasts. */
export const dateStatuses = ['past', 'current', 'upcoming'] as const;
export type DateStatus = (typeof dateStatuses)[number];

export type MilestoneStatus = DateStatus | (typeof milestoneStatuses)[number];

/** Label and class name of each status tag. */
export type StatusTags = Record<DateStatus, readonly [label: string, className: string]>;

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

/** A status stated in guide.yaml is a legal fact and always holds; all others follow from the date. */
export const milestoneStatus = (
  { date, status }: Pick<Milestone, 'date' | 'status'>,
  day: string,
): MilestoneStatus => status ?? dateStatus(date, day);
