import { type Change, changesBetween } from '@/law/changes';
import type { Register } from '@/law/register';
import type { ContentProblem } from '@/loaders/problems';
import type { QuestionEntry } from '@/loaders/questions';
import type { YamlDocument } from '@/loaders/yaml/document';

/** Ids of the entries of the register that a change bears on. */
function entriesOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'opened':
    case 'closed':
      return [change.rule.id];
    case 'cancelled':
    case 'deferred':
      return [change.milestone.id];
    case 'in-force':
      return [change.act.id];
    case 'logged':
      return change.change.rules ?? [];
  }
}

/** An answer whose law changed after somebody last compared the two. */
export interface OvertakenAnswer {
  /** Its place in the list of questions. */
  index: number;
  id: string;
  reviewedOn: string;
  /** The changes, oldest first. */
  changes: { entry: string; date: string }[];
}

/** Answers that rest on an entry which changed after their review. */
export function overtakenBy(
  happened: readonly Change[],
  questions: readonly QuestionEntry[],
): OvertakenAnswer[] {
  const changes = happened.flatMap((change) =>
    entriesOf(change).map((entry) => ({ entry, date: change.date })),
  );
  return questions.flatMap(({ id, rules, reviewedOn }, index) => {
    const missed = changes.filter(({ entry, date }) => date > reviewedOn && rules.includes(entry));
    return missed.length > 0 ? [{ index, id, reviewedOn, changes: missed }] : [];
  });
}

/** A warning for each such answer, not an error: it can appear by the passing of time, without a commit. */
export function overtakenAnswers(
  file: string,
  document: YamlDocument,
  questions: readonly QuestionEntry[],
  register: Register,
  today: string,
): ContentProblem[] {
  const oldest = questions.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? today;
  const happened = changesBetween(register, oldest, today);
  return overtakenBy(happened, questions).map(({ index, id, reviewedOn, changes }) => {
    const list = changes.map(({ entry, date }) => `${entry} on ${date}`).join(', ');
    return {
      file,
      ...document.placeOf(['questions', index, 'reviewedOn']),
      severity: 'warning',
      message: `The law of the answer "${id}" has changed since its review on ${reviewedOn} (${list}); compare the answer with it, then change reviewedOn.`,
    };
  });
}
