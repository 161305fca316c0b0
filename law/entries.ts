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

/** Day as of which the law of a subject was checked: that of the check, or the earlier day on which its sources end. */
export const dayRead = ({
  checkedOn,
  readUntil = checkedOn,
}: Pick<LawSubject, 'checkedOn' | 'readUntil'>): string =>
  readUntil < checkedOn ? readUntil : checkedOn;

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

/**
 * Day as of which the law of some subjects was checked: the earliest.
 * @param subjects every subject when there is none.
 * @throws when the register has no such subject, or none at all.
 */
export function checkedOnOf(register: Register, subjects: readonly string[]): string {
  const named = subjects.length > 0 ? subjects : Object.keys(register);
  const [earliest] = named.map((id) => dayRead(subjectNamed(register, id))).sort();
  if (earliest === undefined) throw new Error('The register of law has no subject.');
  return earliest;
}

/** Day as of which an entry was checked: its sources may end before those of its subject. */
export function entryCheckedOn(register: Register, id: string): string {
  const { checkedOn, ...subject } = subjectNamed(register, subjectOf(register, id) ?? '');
  const { rules, milestones } = entriesOf(register);
  const readUntil = (rules.get(id) ?? milestones.get(id))?.readUntil ?? subject.readUntil;
  return dayRead({ checkedOn, readUntil });
}

function subjectNamed(register: Register, id: string): LawSubject {
  const subject = register[id];
  if (!subject) throw new Error(`The register of law has no subject "${id}".`);
  return subject;
}
