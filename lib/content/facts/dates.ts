import type { GuideData } from '@/lib/content/schema/guide';

/**
 * Date a guide last changed for its readers, for feeds, sitemap and structured data: when it was
 * published, updated, reviewed (the page states this date), or changed as recorded in `changes`.
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

/** Date as of which a guide states the law: its publication, until a review updates the text. */
export const lawAsOf = ({
  publishedOn,
  updatedOn,
  reviewedOn,
}: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn'>): string =>
  updatedOn && reviewedOn > publishedOn ? reviewedOn : publishedOn;

/** Whether a guide's review is overdue. Both dates are `YYYY-MM-DD`. */
export const isReviewOverdue = (reviewBy: string, today: string): boolean => reviewBy < today;
