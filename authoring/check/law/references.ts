import type { YamlReport } from '@/authoring/check/report';
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
import { closest } from '@/lib/closest';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { type LawFile, singular } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import type { YamlPath } from '@/loaders/yaml/document';

/** Whatever an entry names must exist, in any file. */
export function checkLawReferences(
  { acts, rules, milestones, changes }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  const one = (list: EntryList, id: string | undefined, path: YamlPath) => {
    if (id === undefined || known[list].has(id)) return;
    const meant = closest(id, [...known[list].keys()]);
    report(
      say('No file of content/law has the #{what} "#{id}"; correct it, or add it there.#{hint}', {
        what: say(singular[list]),
        id,
        hint: meant ? say(' Did you mean "#{meant}"?', { meant }) : '',
      }),
      path,
    );
  };
  const many = (list: EntryList, ids: readonly string[] | undefined, path: YamlPath) => {
    for (const [index, id] of (ids ?? []).entries()) one(list, id, [...path, index]);
  };

  for (const [index, { amends }] of acts.entries()) many('acts', amends, ['acts', index, 'amends']);
  for (const [index, rule] of rules.entries()) {
    one('rules', rule.replacedBy, ['rules', index, 'replacedBy']);
    many('rules', rule.exempts, ['rules', index, 'exempts']);
    for (const [at, { act, criteria }] of rule.versions.entries()) {
      const path = ['rules', index, 'versions', at];
      one('acts', act, [...path, 'act']);
      for (const named of rulesIn(criteria, [...path, 'criteria']))
        one('rules', named.rule, named.path);
    }
  }
  for (const [index, { act, rules: concerned }] of milestones.entries()) {
    one('acts', act, ['milestones', index, 'act']);
    many('rules', concerned, ['milestones', index, 'rules']);
  }
  for (const [index, { act, rules: changed }] of changes.entries()) {
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

/** A milestone must be cancelled by a known act, and a deferred one replaced by a later one that stands. */
export function checkMilestones(
  { milestones }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
  for (const [index, milestone] of milestones.entries()) {
    const { id, cancelled, replacedBy } = milestone;
    if (cancelled && !known.acts.has(cancelled.by))
      report(
        say(
          'The milestone "#{id}" is cancelled by "#{by}", which is not an act of content/law.#{hint}',
          { id, by: cancelled.by, hint: didYouMean(cancelled.by, [...known.acts.keys()]) },
        ),
        ['milestones', index, 'cancelled', 'by'],
      );
    const message = replacedBy === undefined ? undefined : replacement(milestone, known);
    if (message) report(message, ['milestones', index, 'replacedBy']);
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
  const next = milestones.get(replacedBy);
  if (!next)
    return say('No file of content/law has the milestone "#{replacedBy}".#{hint}', {
      replacedBy,
      hint: didYouMean(replacedBy, [...milestones.keys()]),
    });
  if (next.date !== undefined && next.date <= date)
    return say(
      'The milestone "#{id}" is replaced by "#{replacedBy}", which is not later; correct one of the dates.',
      { id, replacedBy },
    );
  return undefined;
}

/** Published entries must not rest on unsure ones, which are not published. */
export function checkCertainty(
  { rules, milestones, changes }: LawSubject,
  known: KnownEntries,
  report: YamlReport,
): void {
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
  const followed = (
    { id, proposed, read }: Pick<Milestone, 'id' | 'proposed' | 'read'>,
    path: YamlPath,
  ) => {
    if (proposed && !read)
      report(
        say(
          '"#{id}" is proposed, and nothing says to which day the proposal was followed; write "read".',
          { id },
        ),
        path,
      );
  };
  for (const [index, { id, versions }] of rules.entries())
    for (const [at, version] of versions.entries()) {
      const path = ['rules', index, 'versions', at];
      if (version.certainty === 'unsure') continue;
      act(version.act, [...path, 'act']);
      followed({ ...version, id }, path);
      const based = known.acts.get(version.act);
      // An unknown act is reported elsewhere.
      if (version.certainty === 'verified' && based && !(version.read ?? based.read))
        report(
          say(
            'This wording of "#{id}" is verified, and nothing says when its text was read; write "read" here or with the act "#{act}", or "certainty: known".',
            { id, act: version.act },
          ),
          [...path, 'certainty'],
        );
    }
  for (const [index, milestone] of milestones.entries()) {
    const { id, certainty, act: named, replacedBy } = milestone;
    if (certainty === 'unsure') continue;
    act(named, ['milestones', index, 'act']);
    followed(milestone, ['milestones', index]);
    if (replacedBy !== undefined && known.milestones.get(replacedBy)?.certainty === 'unsure')
      report(
        say(
          'The milestone "#{id}" is replaced by "#{replacedBy}", which is unsure and never published; remove replacedBy until the new date is established.',
          { id, replacedBy },
        ),
        ['milestones', index, 'replacedBy'],
      );
  }
  for (const [index, { certainty, act: named }] of changes.entries())
    if (certainty !== 'unsure') act(named, ['changes', index, 'act']);
}
