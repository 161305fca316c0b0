import type { GuideLaw } from './guide-law';

/** Day on which the law of a guide's subject was checked. @throws when guide.yaml does not list it. */
export function checkedOn({ subjects }: Pick<GuideLaw, 'subjects'>, id: string): string {
  const subject = subjects.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`guide.yaml has no subject "${id}".`);
  return subject.checkedOn;
}
