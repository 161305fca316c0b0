import type { FlagMeasure } from '@/lib/law/measures';
import type { Profile } from '@/lib/law/profile';
import type { RegimeRule } from './regimes';

/** A point that the register tells in words alone: an answer that turns on it is left open. */
interface OpenPoint {
  rules: readonly RegimeRule[];
  /** The answer that it may turn around. */
  verdict: 'yes' | 'no';
  /** The fact without which it does not arise; it always does when there is none. */
  when?: FlagMeasure;
  /** What would settle it, among the measures of the messages. */
  missing: string;
}

export const openPoints: readonly OpenPoint[] = [
  {
    rules: ['fr-csrd-wave-1', 'fr-csrd-wave-2', 'fr-csrd-wave-3'],
    verdict: 'yes',
    when: 'in-parent-report',
    missing: 'french-subsidiary-exemption',
  },
  // The plan of the company that controls it relieves a subsidiary.
  { rules: ['fr-vigilance'], verdict: 'yes', when: 'subsidiary', missing: 'parent-vigilance-plan' },
  // The group that counts is that of the parent, of which only the company's own part is asked.
  { rules: ['sapin-2'], verdict: 'no', when: 'subsidiary', missing: 'parent-group' },
  { rules: ['bdese-extended'], verdict: 'yes', missing: 'bdese-agreement' },
  { rules: ['board-balance-france'], verdict: 'yes', missing: 'board' },
];

/** What would settle an answer that would say more than the register; undefined when it stands. */
export function leftOpen(rule: string, verdict: string, { flags }: Profile): string | undefined {
  for (const point of openPoints) {
    if (point.verdict !== verdict || !point.rules.some((id) => id === rule)) continue;
    const arises = point.when === undefined || flags?.[point.when];
    if (arises) return point.missing;
    if (arises === undefined) return point.when;
  }
  return undefined;
}
