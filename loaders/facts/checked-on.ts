import type { GuideLaw } from './guide-law';

/** Day on which the law of a guide's subject was checked. @throws when guide.yaml does not list it. */
export function checkedOn({ subjects }: Pick<GuideLaw, 'subjects'>, id: string): string {
  const subject = subjects.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`guide.yaml has no subject "${id}".`);
  return subject.checkedOn;
}

/** Day by which the law of all subjects of a guide was checked; undefined for a guide without any. */
export const allCheckedOn = ({ subjects }: Pick<GuideLaw, 'subjects'>): string | undefined =>
  subjects.map(({ checkedOn }) => checkedOn).sort()[0];
