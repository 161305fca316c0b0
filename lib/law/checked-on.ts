import type { Register } from './register';

/**
 * Day on which the law of some subjects was checked: that of the one checked longest ago.
 * @param subjects every subject when there is none.
 * @throws when the register has no such subject, or none at all.
 */
export function checkedOnOf(register: Register, subjects: readonly string[]): string {
  const named = subjects.length > 0 ? subjects : Object.keys(register);
  const days = named.map((id) => {
    const subject = register[id];
    if (!subject) throw new Error(`The register of law has no subject "${id}".`);
    return subject.checkedOn;
  });
  const [oldest] = days.sort();
  if (oldest === undefined) throw new Error('The register of law has no subject.');
  return oldest;
}
