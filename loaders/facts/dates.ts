import type { GuideData } from '@/loaders/schema/guide';
import { allCheckedOn } from './checked-on';
import type { GuideLaw } from './guide-law';

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

/**
 * Date as of which a guide states the law: that of its text, which is its publication until a review
 * updates the text, or the day the law of its subjects was checked when that is earlier.
 */
export function lawAsOf(
  {
    publishedOn,
    updatedOn,
    reviewedOn,
  }: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn'>,
  { subjects }: Pick<GuideLaw, 'subjects'>,
): string {
  const text = updatedOn && reviewedOn > publishedOn ? reviewedOn : publishedOn;
  return [text, ...subjects.map(({ checkedOn }) => checkedOn)].reduce(earlier);
}

/** Day on which the law of a guide's subjects was checked; of one without any, the day of its text. */
export const checkedOnOrStated = (
  data: Pick<GuideData, 'publishedOn' | 'updatedOn' | 'reviewedOn'>,
  law: Pick<GuideLaw, 'subjects'>,
): string => allCheckedOn(law) ?? lawAsOf(data, law);

export const earlier = (a: string, b: string): string => (b < a ? b : a);

/** Whether a guide's review is overdue. Both dates are `YYYY-MM-DD`. */
export const isReviewOverdue = (reviewBy: string, today: string): boolean => reviewBy < today;
