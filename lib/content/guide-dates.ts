import type { GuideData } from './guide-schema';

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
