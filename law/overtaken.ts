import type { Change } from './as-at';

/** Something that rests on entries of the register, and the day on which somebody last compared the two. */
interface Reviewed {
  id: string;
  rules: readonly string[];
  reviewedOn: string;
}

/** Ids of the entries of the register that a change bears on. */
function entriesChanged(change: Change): readonly string[] {
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

/** Texts that rest on an entry which changed after their review, by their place in the list, and the changes. */
export function overtakenBy(happened: readonly Change[], texts: readonly Reviewed[]) {
  const changes = happened.flatMap((change) =>
    entriesChanged(change).map((entry) => ({ entry, date: change.date })),
  );
  return texts.flatMap(({ id, rules, reviewedOn }, index) => {
    const missed = changes.filter(({ entry, date }) => date > reviewedOn && rules.includes(entry));
    return missed.length > 0 ? [{ index, id, reviewedOn, changes: missed }] : [];
  });
}
