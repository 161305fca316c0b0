import { checkContent } from '@/authoring/check/content';
import { allReviews, dueReviews, firstStop, REVIEW_NOTICE } from '@/authoring/check/reviews';
import { securityTextWarning } from '@/delivery/hosting/security-text';
import { site } from '@/lib/config/site';
import { addDays, midnight, today } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { type ContentProblem, type Format, formatProblem } from '@/loaders/problems';
import { report } from './report';

/** Prints what is due for review, and fails while anything is. */
export function checkReviews(format: Format): void {
  const day = today();
  const reviews = [...dueReviews(day), ...securityReview(day)];
  const due = [...reviews, ...comingErrors(day, reviews)];
  if (due.length > 0) process.exitCode = 1;
  if (format !== 'terminal') {
    report(due, 'reviews', format);
    return;
  }
  const next = allReviews(day).find(({ by }) => by > addDays(day, REVIEW_NOTICE));
  for (const review of due) console.log(`${review.by}  ${review.whose}  ${formatProblem(review)}`);
  const [first] = due;
  const count = { count: due.length, by: first?.by };
  console.log(
    first
      ? first.by < day
        ? say('#{count} to review, the first overdue since #{by}.', count)
        : say('#{count} to review, the first by #{by}.', count)
      : say('Nothing is to be reviewed by #{by}.', { by: addDays(day, REVIEW_NOTICE) }),
    next ? say('The next after these: #{file}, by #{by}.', { file: next.file, by: next.by }) : '',
  );
  console.log(firstStop() ?? '');
}

/** The one date of the site that is a setting. */
function securityReview(day: string) {
  const message = securityTextWarning(day);
  const { securityExpires: by, email } = site;
  if (message === null) return [];
  return [{ file: '.env', severity: 'warning' as const, message, by, whose: email ?? '' }];
}

const placeOf = ({ file, line }: ContentProblem): string => `${file}:${line}`;

/** What the passing of the days of notice alone makes an error, such as a figure whose law ends; what is due says so itself. */
function comingErrors(day: string, due: readonly ContentProblem[]) {
  const end = addDays(day, REVIEW_NOTICE);
  const known = [...due, ...errorsOn(day)].map(placeOf);
  return errorsOn(end)
    .filter((problem) => !known.includes(placeOf(problem)))
    .map((problem) => ({ ...problem, by: end, whose: say('stops builds by then:') }));
}

function errorsOn(day: string): ContentProblem[] {
  process.env.SITE_TODAY = day;
  return checkContent(midnight(day)).filter(({ severity }) => severity === 'error');
}
