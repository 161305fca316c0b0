import type { YamlReport } from '@/authoring/check/report';
import { statedIn } from '@/law/entries';
import {
  type Act,
  type Criterion,
  isGroup,
  isRuleCriterion,
  type LawChange,
  type LawSubject,
  type Milestone,
  type Rule,
} from '@/law/register';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { type LawFile, singular } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import type { YamlPath } from '@/loaders/yaml/document';

/** Whatever an entry names must exist, in any file. */
export function checkLawReferences(
  subject: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  const one = (list: EntryList, id: string | undefined, path: YamlPath) => {
    if (id === undefined || known[list].has(id)) return;
    report(
      say('No file of content/law has the #{what} "#{id}"; correct it, or add it there.#{hint}', {
        what: say(singular[list]),
        id,
        hint: didYouMean(id, [...known[list].keys()]),
      }),
      path,
    );
  };
  const many = (list: EntryList, ids: readonly string[] | undefined, path: YamlPath) => {
    for (const [index, id] of (ids ?? []).entries()) one(list, id, [...path, index]);
  };

  for (const [index, { amends }] of subject.acts.entries())
    many('acts', amends, ['acts', index, 'amends']);
  for (const [index, rule] of subject.rules.entries()) {
    one('rules', rule.replacedBy, ['rules', index, 'replacedBy']);
    many('rules', rule.exempts, ['rules', index, 'exempts']);
  }
  for (const each of statedIn(subject)) {
    const { path, act, criteria, rules: concerned, cancelled, replacedBy } = each;
    one('acts', act, [...path, 'act']);
    one('acts', cancelled?.by, [...path, 'cancelled', 'by']);
    one('milestones', replacedBy, [...path, 'replacedBy']);
    many('rules', concerned, [...path, 'rules']);
    for (const named of rulesIn(criteria, [...path, 'criteria']))
      one('rules', named.rule, named.path);
  }
  for (const [index, { act, rules: changed }] of subject.changes.entries()) {
    one('acts', act, ['changes', index, 'act']);
    many('rules', changed, ['changes', index, 'rules']);
  }
}

const entryLists = ['acts', 'rules', 'milestones', 'changes'] as const;
type EntryList = (typeof entryLists)[number];

interface Entries {
  acts: Partial<Act>;
  rules: Partial<Rule>;
  milestones: Partial<Milestone>;
  changes: Partial<LawChange>;
}

/** Every entry of the register by id. Those of files with errors are included, but may be incomplete. */
export type KnownEntries = { readonly [List in EntryList]: ReadonlyMap<string, Entries[List]> };

/** An error in a file must not make the references to its other entries fail. */
export function knownEntries(files: readonly LawFile[]): KnownEntries {
  const listed = <List extends EntryList>(list: List): Map<string, Entries[List]> =>
    new Map(
      files.flatMap(({ value, document }) => {
        const held = (value ?? document?.parsed()) as Record<string, unknown> | null | undefined;
        const entries: unknown = held?.[list];
        return Array.isArray(entries)
          ? entries.flatMap((entry): [string, Entries[List]][] =>
              typeof entry?.id === 'string' ? [[entry.id, entry]] : [],
            )
          : [];
      }),
    );
  return {
    acts: listed('acts'),
    rules: listed('rules'),
    milestones: listed('milestones'),
    changes: listed('changes'),
  };
}

/** Acts, rules, milestones and changes share one namespace, so ids must be unique across them. */
export function checkIds(files: readonly LawFile[]): ContentProblem[] {
  const owners = new Map<string, { file: string; list: EntryList }>();
  return files.flatMap(({ file, document }) =>
    (document?.texts() ?? []).flatMap(({ path, text: id }) => {
      const [named, , key] = path;
      const list = entryLists.find((each) => each === named);
      if (path.length !== 3 || key !== 'id' || !list) return [];
      const owner = owners.get(id);
      if (!owner) {
        owners.set(id, { file, list });
        return [];
      }
      // The schema already reports duplicates within a list.
      if (owner.file === file && owner.list === list) return [];
      const message = say(
        '"#{id}" is already the id of one of the #{list} in #{file}; rename one of them.',
        { id, list: say(owner.list), file: owner.file },
      );
      return errorAt(file, message, document?.placeOf(path) ?? { line: 1, column: 1 });
    }),
  );
}

/** Rules that criteria name, with the place of each. */
const rulesIn = (
  criteria: readonly Criterion[] | undefined,
  path: YamlPath,
): { rule: string; path: YamlPath }[] =>
  (criteria ?? []).flatMap((criterion, index) => {
    if (isRuleCriterion(criterion)) return { rule: criterion.rule, path: [...path, index, 'rule'] };
    return isGroup(criterion) ? rulesIn(criterion.criteria, [...path, index, 'criteria']) : [];
  });

/** A deferred milestone is replaced by a later one. */
export function checkMilestones(
  { milestones }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  for (const [index, milestone] of milestones.entries()) {
    if (milestone.replacedBy !== undefined)
      report(replacement(milestone, known), ['milestones', index, 'replacedBy']);
  }
}

function replacement(
  { id, date, cancelled, replacedBy = '' }: Milestone,
  { milestones }: KnownEntries,
): string | undefined {
  if (!cancelled)
    return say(
      'The milestone "#{id}" has a replacedBy but still stands; add "cancelled", with the act and day, or remove replacedBy.',
      { id },
    );
  const next = milestones.get(replacedBy)?.date;
  if (next !== undefined && next <= date)
    return say(
      'The milestone "#{id}" is replaced by "#{replacedBy}", which is not later; correct one of the dates.',
      { id, replacedBy },
    );
  return undefined;
}

/** Published entries must not rest on unsure ones, which are not published. */
export function checkCertainty(subject: LawSubject, known: KnownEntries, report: YamlReport): void {
  const act = (id: string, path: (string | number)[]) => {
    if (known.acts.get(id)?.certainty === 'unsure')
      report(
        say(
          'This rests on the act "#{id}", which is unsure and never published; establish the act, or mark this unsure too.',
          { id },
        ),
        path,
      );
  };
  for (const { id, path, certainty, proposed, read, replacedBy, ...entry } of statedIn(subject)) {
    if (certainty === 'unsure') continue;
    act(entry.act, [...path, 'act']);
    if (proposed && !read)
      report(
        say(
          '"#{id}" is proposed, and nothing says to which day the proposal was followed; write "read".',
          { id },
        ),
        path,
      );
    const isWording = path[0] === 'rules';
    const based = known.acts.get(entry.act);
    // An unknown act is reported elsewhere.
    if (isWording && certainty === 'verified' && based && !(read ?? based.read))
      report(
        say(
          'This wording of "#{id}" is verified, and nothing says when its text was read; write "read" here or with the act "#{act}", or "certainty: known".',
          { id, act: entry.act },
        ),
        [...path, 'certainty'],
      );
    if (replacedBy !== undefined && known.milestones.get(replacedBy)?.certainty === 'unsure')
      report(
        say(
          'The milestone "#{id}" is replaced by "#{replacedBy}", which is unsure and never published; remove replacedBy until the new date is established.',
          { id, replacedBy },
        ),
        [...path, 'replacedBy'],
      );
  }
  for (const [index, { certainty, act: named }] of subject.changes.entries())
    if (certainty !== 'unsure') act(named, ['changes', index, 'act']);
}
