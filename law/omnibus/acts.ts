import { entriesOf } from '@/law/find';
import type { Register } from '@/law/register';

/** The acts of Omnibus I: the postponement, the simplification, and the two standards it led to. */
export const omnibusActs = [
  'dir-2025-794',
  'dir-2026-470',
  'regdel-2026-1560',
  'regdel-2026-1563',
] as const;

const acts: ReadonlySet<string> = new Set(omnibusActs);

/** Whether an act, by its id, is one of Omnibus I. */
export const isOmnibus = (act: string): boolean => acts.has(act);

/**
 * The first day of Omnibus I: wordings that were the law before it, and no longer later, are history.
 * @throws when the register does not say when any of its acts entered into force.
 */
export function omnibusStart(register: Register): string {
  const { acts: known } = entriesOf(register);
  const [first] = omnibusActs.flatMap((id) => known.get(id)?.inForceFrom ?? []).sort();
  if (first === undefined) throw new Error('No act of Omnibus I has a day of entry into force.');
  return first;
}
