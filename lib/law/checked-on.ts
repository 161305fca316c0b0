import type { Register } from './register';

/**
 * Day on which the law of some subjects was last checked: that of the subject checked longest ago.
 * @throws when a subject is not in the register.
 */
export function checkedOn(register: Register, subjects: readonly string[]): string {
  const days = subjects.map((id) => {
    const subject = register[id];
    if (!subject) throw new Error(`The register of law has no subject "${id}".`);
    return subject.checkedOn;
  });
  const [first] = days.sort();
  if (first === undefined) throw new Error('Name at least one subject of the register of law.');
  return first;
}
