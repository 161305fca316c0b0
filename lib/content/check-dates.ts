import type { GuideData } from './guide-schema';
import { type ContentProblem, contentError } from './problem';
import { placeInYaml } from './validate-yaml';

/**
 * Dates of a guide agree with one another: nothing has been done to it before it was published, or
 * in the future, and its changes are listed from the newest.
 * @param file guide.yaml, by its full path, and `yaml` what it holds.
 */
export function checkDates(
  file: string,
  yaml: string,
  { publishedOn, reviewedOn, updatedOn, changes = [] }: GuideData,
  today: string,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (message: string, keys: readonly (string | number)[]) => {
    const { line, column } = placeInYaml(yaml, keys);
    problems.push(contentError(file, message, line, column));
  };
  // A scheduled guide may carry the dates of the day it appears.
  const latest = publishedOn > today ? publishedOn : today;
  const notAhead = (what: string, day: string, keys: readonly (string | number)[]) => {
    if (day > latest) report(`${what} ${day} lies in the future; write the day it was done.`, keys);
  };

  notAhead('reviewedOn', reviewedOn, ['reviewedOn']);
  if (updatedOn !== undefined) {
    notAhead('updatedOn', updatedOn, ['updatedOn']);
    if (updatedOn < publishedOn)
      report(`updatedOn ${updatedOn} is before publishedOn ${publishedOn}; correct one of them.`, [
        'updatedOn',
      ]);
  }
  for (const [index, { date }] of changes.entries()) {
    const keys = ['changes', index, 'date'];
    notAhead('The change of', date, keys);
    if (date < publishedOn)
      report(
        `The change of ${date} is before publishedOn ${publishedOn}; list only what has changed since.`,
        keys,
      );
    if (date > (changes[index - 1]?.date ?? date))
      report(`The change of ${date} must come first; list the newest first.`, keys);
  }
  return problems;
}
