import type { Act, LawChange, Milestone, Rule } from '@/law/register';
import type { LawFile } from '@/loaders/law';

export const entryLists = ['acts', 'rules', 'milestones', 'changes'] as const;
export type EntryList = (typeof entryLists)[number];

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
