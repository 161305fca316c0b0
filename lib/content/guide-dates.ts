import type { GuideData } from './guide-schema';

/**
 * Day a guide was last changed for its readers, for feeds and structured data: when it was published,
 * or re-read, which the page states.
 */
export const guideModifiedOn = ({
  publishedOn,
  reviewedOn,
}: Pick<GuideData, 'publishedOn' | 'reviewedOn'>): string =>
  reviewedOn > publishedOn ? reviewedOn : publishedOn;
