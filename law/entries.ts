import { addMonths, earlier } from '@/lib/dates';
import type { Act, LawChange, LawSubject, Milestone, Register, Rule } from './register';
import type { Certainty } from './vocabulary';

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

/** A wording or a milestone, with its place in the file of its subject. */
export type Stated = Pick<Milestone, 'id' | 'act' | 'certainty'> &
  Partial<Milestone & Rule['versions'][number]> & { path: (string | number)[] };

/** Wordings of rules, then milestones. */
export const statedIn = ({ rules, milestones }: LawSubject): Stated[] => [
  ...rules.flatMap(({ id, versions }, index) =>
    versions.map((each, at) => ({ ...each, id, path: ['rules', index, 'versions', at] })),
  ),
  ...milestones.map((each, index) => ({ ...each, path: ['milestones', index] })),
];

/** Subject that an act, rule, milestone or change is filed under. */
export const subjectOf = (register: Register, id: string): string | undefined =>
  Object.entries(register).find(([, { acts, rules, milestones, changes }]) =>
    [acts, rules, milestones, changes].some((list) => list.some((entry) => entry.id === id)),
  )?.[0];

const isSure = ({ certainty }: { certainty?: Certainty | undefined }): boolean =>
  certainty !== 'unsure';

/** A subject without what is unsure; a rule none of whose versions is sure is left out. */
const publishedSubject = (subject: LawSubject): LawSubject => ({
  ...subject,
  acts: subject.acts.filter(isSure),
  rules: subject.rules
    .map((rule) => ({ ...rule, versions: rule.versions.filter(isSure) }))
    .filter(({ versions }) => versions.length > 0),
  milestones: subject.milestones.filter(isSure),
  changes: subject.changes.filter(isSure),
});

/** The register as readers may see it: `certainty: unsure` is never published. */
export const published = (register: Register): Register =>
  Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [id, publishedSubject(subject)]),
  );

/** Months for which a check of the law holds, whatever its file says. */
export const CHECK_LASTS = 12;

/** Last day on which the law of a subject needs no new check. */
export const reviewByOf = ({
  checkedOn,
  reviewBy,
}: Pick<LawSubject, 'checkedOn' | 'reviewBy'>): string =>
  earlier(reviewBy, addMonths(checkedOn, CHECK_LASTS));

/** The same for entries: the earliest of their subjects; undefined without any. */
export const entriesReviewBy = (register: Register, ids: readonly string[]): string | undefined =>
  ids.map((id) => reviewByOf(subjectNamed(register, subjectOf(register, id) ?? ''))).sort()[0];

function subjectNamed(register: Register, id: string): LawSubject {
  const subject = register[id];
  if (!subject) throw new Error(`The register of law has no subject "${id}".`);
  return subject;
}
