import type { GuideData } from '@/lib/content/schema/guide';
import type { YamlPath } from '@/lib/content/yaml/document';

/**
 * Dates of a guide agree with one another: nothing has been done to it before it was published, or
 * in the future, and its changes are listed from the newest.
 * @param report takes what is wrong, and the keys that lead to it.
 */
export function checkDates(
  { publishedOn, reviewedOn, updatedOn, changes = [] }: GuideData,
  today: string,
  report: (message: string, path: YamlPath) => void,
): void {
  // A scheduled guide may carry the dates of the day it appears.
  const latest = publishedOn > today ? publishedOn : today;
  const notAhead = (what: string, day: string, keys: YamlPath) => {
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
}
