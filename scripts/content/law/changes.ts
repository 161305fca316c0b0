import { guidesWithoutSubjects, unreviewedTexts } from '@/authoring/stated-law/unreviewed';
import { type Change, changesBetween } from '@/law/changes';
import { isDate, today } from '@/lib/dates';
import { loadRegister } from '@/loaders/law';

function requireDay(value: string): string {
  if (value.length === 10 && isDate(value)) return value;
  throw new Error(`"${value}" is not a day of the calendar; write YYYY-MM-DD.`);
}

/** What changed in the law after a day, and the texts that nobody has reviewed since. */
export function changes(since: string, until = today()): string {
  const found = changesBetween(loadRegister(), requireDay(since), requireDay(until));
  const texts = unreviewedTexts(found);
  const unknown = guidesWithoutSubjects();
  return [
    ...found.map((change) => `${change.date}  ${change.subject}  ${inWords(change)}`),
    '',
    ...(texts.length > 0 ? ['Not reviewed since:'] : ['No text is known to wait for a review.']),
    ...texts.map(
      ({ file, reviewedOn, changes: missed }) =>
        `${file}  reviewed ${reviewedOn}, ${missed} ${missed === 1 ? 'change' : 'changes'} since`,
    ),
    ...unknown.map((file) => `${file}  names no subjects, so nobody can tell`),
  ].join('\n');
}

function inWords(change: Change): string {
  switch (change.kind) {
    case 'opened':
      return `${change.rule.id}: a new wording is the law (${change.version.act})`;
    case 'closed':
      return `${change.rule.id}: is no longer the law`;
    case 'in-force':
      return `${change.act.id} is in force`;
    case 'logged':
      return `${change.change.id}: ${change.change.text.en}`;
    default: {
      const { id, cancelled, replacedBy } = change.milestone;
      const next = replacedBy ? `, now ${replacedBy}` : '';
      return `${id} is ${change.kind} by ${cancelled?.by}${next}`;
    }
  }
}
