import type { Profile } from '@/lib/law/evaluation/profile';
import type { FlagMeasure } from '@/lib/law/measures';
import type { RegimeRule } from './regimes';

/** A condition that the register has as text only; an answer that depends on it is left open. */
interface OpenPoint {
  rules: readonly RegimeRule[];
  /** The answer that it may reverse. */
  verdict: 'yes' | 'no';
  /** The fact that it depends on; absent when it always applies. */
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

/** The missing fact that would settle an answer; undefined when the answer stands. */
export function leftOpen(rule: string, verdict: string, { flags }: Profile): string | undefined {
  for (const point of openPoints) {
    if (point.verdict !== verdict || !point.rules.some((id) => id === rule)) continue;
    const arises = point.when === undefined || flags?.[point.when];
    if (arises) return point.missing;
    if (arises === undefined) return point.when;
  }
  return undefined;
}
