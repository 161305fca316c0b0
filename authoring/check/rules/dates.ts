import type { YamlReport } from '@/authoring/check/report';
import type { GuideData } from '@/loaders/schema/guide';
import type { YamlPath } from '@/loaders/yaml/document';

/**
 * The dates of a guide must be consistent: no update before publication or in the future, and changes
 * listed newest first.
 */
export function checkDates(
  { publishedOn, reviewedOn, updatedOn, changes = [] }: GuideData,
  today: string,
  report: YamlReport,
): void {
  // A scheduled guide may already have the dates of its publication day.
  const latest = publishedOn > today ? publishedOn : today;
  const notInFuture = (what: string, day: string, keys: YamlPath) => {
    if (day > latest) report(`${what} ${day} is in the future; write the day it was done.`, keys);
  };

  notInFuture('reviewedOn', reviewedOn, ['reviewedOn']);
  if (updatedOn !== undefined) {
    notInFuture('updatedOn', updatedOn, ['updatedOn']);
    if (updatedOn < publishedOn)
      report(`updatedOn ${updatedOn} is before publishedOn ${publishedOn}; correct one of them.`, [
        'updatedOn',
      ]);
  }
  for (const [index, { date }] of changes.entries()) {
    const keys = ['changes', index, 'date'];
    notInFuture('The change of', date, keys);
    if (date < publishedOn)
      report(
        `The change of ${date} is before publishedOn ${publishedOn}; list only what has changed since.`,
        keys,
      );
    if (date > (changes[index - 1]?.date ?? date))
      report(`The change of ${date} must come first; list the newest first.`, keys);
  }
}
