import type { TagColour } from '@/ui/tag';

type ItemStatus = 'reviewed' | 'toReview' | 'missing';

/** Status of the sample items, in order. */
export const statuses: readonly ItemStatus[] = ['reviewed', 'reviewed', 'missing', 'toReview'];

export const colours: Record<ItemStatus, TagColour> = {
  reviewed: 'green',
  toReview: 'amber',
  missing: 'brick',
};
