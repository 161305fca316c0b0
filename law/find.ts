import type { Act, LawChange, LawSubject, Milestone, Register, Rule } from './register';

/** Every entry of a register by its id, with the subject it is filed under. */
export interface Entries {
  acts: ReadonlyMap<string, Act>;
  rules: ReadonlyMap<string, Rule>;
  milestones: ReadonlyMap<string, Milestone>;
  changes: ReadonlyMap<string, LawChange>;
}

const known = new WeakMap<Register, Entries>();

/** The entries of a register, of all subjects together; collected once for each register. */
export function entriesOf(register: Register): Entries {
  const before = known.get(register);
  if (before) return before;
  const collect = <T extends { id: string }>(listOf: (subject: LawSubject) => readonly T[]) =>
    new Map(
      Object.values(register)
        .flatMap(listOf)
        .map((entry) => [entry.id, entry]),
    );
  const entries: Entries = {
    acts: collect(({ acts }) => acts),
    rules: collect(({ rules }) => rules),
    milestones: collect(({ milestones }) => milestones),
    changes: collect(({ changes }) => changes),
  };
  known.set(register, entries);
  return entries;
}

/** Subject that an act, rule, milestone or change is filed under. */
export const subjectOf = (register: Register, id: string): string | undefined =>
  Object.entries(register).find(([, { acts, rules, milestones, changes }]) =>
    [acts, rules, milestones, changes].some((list) => list.some((entry) => entry.id === id)),
  )?.[0];
