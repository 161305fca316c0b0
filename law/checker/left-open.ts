import { type CriterionResult, rangeOf } from '@/law/evaluation/criterion';
import type { Profile } from '@/law/evaluation/profile';
import { type FlagMeasure, type NumericMeasure, SEAT } from '@/law/measures';
import { isFact } from '@/law/register';
import type { RegimeRule } from './regimes';

/** A condition that the register has as text only; an answer that depends on it is left open. */
interface OpenPoint {
  rules: readonly RegimeRule[];
  /** The answer that it may reverse. */
  verdict: 'yes' | 'no';
  /** The fact that it depends on; absent when it always applies. */
  when?: FlagMeasure;
  /** It reverses an answer that the seat alone decides. */
  bySeat?: boolean;
  /** A number that may settle it. */
  first?: NumericMeasure;
  /** What would settle it, among the measures of the messages. */
  missing: string;
}

export const openPoints: readonly OpenPoint[] = [
  { rules: ['bdese-extended'], verdict: 'yes', missing: 'bdese-agreement' },
  // Whoever employs people in France, or is registered there, may owe this without a seat there.
  {
    rules: ['equality-index', 'rixain-scope', 'whistleblowing', 'beges-scope'],
    verdict: 'no',
    when: 'french-establishment',
    bySeat: true,
    first: 'employees-france',
    missing: 'establishment-duties',
  },
  {
    rules: ['energy-audit', 'energy-management'],
    verdict: 'no',
    when: 'french-establishment',
    bySeat: true,
    missing: 'establishment-duties',
  },
];

/** What reaches companies alone, banks and insurers of any form among them: the register has it as text only. */
const ofCompanies: readonly RegimeRule[] = [
  'csrd-scope',
  'csrd-scope-group',
  'csrd-wave-1',
  'csrd-wave-3',
  'taxonomy-scope',
  'csddd-scope',
  'fr-csrd-wave-1',
  'fr-csrd-wave-2',
  'fr-csrd-wave-3',
  'sapin-2',
];

export const isOutOfReach = (rule: string, { flags }: Profile): boolean =>
  flags?.association === true && ofCompanies.some((id) => id === rule);

/** The missing fact that would settle an answer; undefined when the answer stands. */
export function leftOpen(
  rule: string,
  verdict: string,
  { flags, figures }: Profile,
  criteria: readonly CriterionResult[],
): string | undefined {
  for (const point of openPoints) {
    if (point.verdict !== verdict || !point.rules.some((id) => id === rule)) continue;
    if (point.bySeat && !isDecidedBySeat(criteria)) continue;
    const arises = point.when === undefined || flags?.[point.when];
    const isTold = !point.first || Number.isFinite(rangeOf(figures?.[point.first] ?? {}).min);
    if (arises) return isTold ? point.missing : point.first;
    if (arises === undefined) return point.when;
  }
  return undefined;
}

const isDecidedBySeat = (criteria: readonly CriterionResult[]): boolean =>
  criteria.every(
    ({ criterion, truth }) => truth !== 'no' || (isFact(criterion) && criterion.measure === SEAT),
  );
