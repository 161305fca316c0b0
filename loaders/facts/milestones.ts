import type { KnownMilestone } from '@/law/known-milestone';
import type { GuideLaw } from './guide-law';

/** The entries an `ids="a b"` attribute names, in its order; all of them without one. */
export function pick<T>(
  items: readonly T[],
  ids: string | undefined,
  nameOf: (item: T) => string,
): T[] {
  if (!ids) return [...items];
  return ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      const item = items.find((candidate) => nameOf(candidate) === id);
      if (!item) throw new Error(`guide.yaml has no entry "${id}".`);
      return item;
    });
}

/** Sorts entries by date, stably; a year sorts before its days. */
export const chronological = <T extends { date: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));

/** Milestones in the order of an `ids` attribute, or all of them by date. */
export const milestonesShown = (
  { milestones }: Pick<GuideLaw, 'milestones'>,
  ids: string | undefined,
): KnownMilestone[] => (ids ? pick(milestones, ids, ({ id }) => id) : chronological(milestones));
