import type { LawSubject } from '@/law/register';
import { isReviewOverdue } from '@/loaders/guide-data';
import type { ContentProblem } from '@/loaders/problems';
import type { YamlDocument } from '@/loaders/yaml/document';

/** Whether the law of a subject is due to be checked again, and was not checked in the future. */
export function checkReview(
  file: string,
  { checkedOn, reviewBy }: LawSubject,
  document: YamlDocument,
  today: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (isReviewOverdue(reviewBy, today)) {
    problems.push({
      file,
      ...document.placeOf(['reviewBy']),
      severity: 'warning',
      message: `This law was to be checked by ${reviewBy}; check it, then change checkedOn and reviewBy.`,
    });
  }
  if (checkedOn > today) {
    problems.push({
      file,
      ...document.placeOf(['checkedOn']),
      severity: 'error',
      message: `checkedOn ${checkedOn} lies in the future; write the day the law was checked.`,
    });
  }
  return problems;
}
