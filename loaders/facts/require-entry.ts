import { dayRead } from '@/law/checked-on';
import type { Register, Words } from '@/law/register';

/** A subject of the law, and the day as of which its law was checked. */
export interface CheckedSubject {
  id: string;
  name: Words;
  checkedOn: string;
}

/** @throws when there is no such subject. */
export function namedSubject(register: Register, id: string): CheckedSubject {
  const subject = register[id];
  if (!subject) throw new Error(`The register of law has no subject "${id}".`);
  return { id, name: subject.name, checkedOn: dayRead(subject) };
}

/** @throws when there is no such entry. */
export function requireEntry<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The register of law has no "${id}".`);
  return entry;
}
