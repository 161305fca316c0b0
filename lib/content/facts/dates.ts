import type { GuideData } from '@/lib/content/schema/guide';

/**
 * Day a guide was last changed for its readers, for feeds, sitemap and structured data: when it was
 * published, updated, re-read (which the page states), or changed in a way that `changes` records.
 */
export const guideModifiedOn = ({
  publishedOn,
  updatedOn = publishedOn,
  reviewedOn,
  changes = [],
}: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn' | 'changes'>): string =>
  [publishedOn, updatedOn, reviewedOn, ...changes.map(({ date }) => date)].reduce((latest, day) =>
    day > latest ? day : latest,
  );

/** Day as of which a guide states the law: that of its publication, until its text is brought up to that of a review. */
export const lawAsOf = ({
  publishedOn,
  updatedOn,
  reviewedOn,
}: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn'>): string =>
  updatedOn && reviewedOn > publishedOn ? reviewedOn : publishedOn;

/** Whether the day by which a guide is to be reviewed has passed. Both days are `YYYY-MM-DD`. */
export const isReviewOverdue = (reviewBy: string, today: string): boolean => reviewBy < today;
