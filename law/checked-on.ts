import { entriesOf, subjectOf } from './find';
import type { LawSubject, Register } from './register';

/** Day as of which the law of a subject was checked: that of the check, or the earlier day on which its sources end. */
export const dayRead = ({
  checkedOn,
  readUntil = checkedOn,
}: Pick<LawSubject, 'checkedOn' | 'readUntil'>): string =>
  readUntil < checkedOn ? readUntil : checkedOn;

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
