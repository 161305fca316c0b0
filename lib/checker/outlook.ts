import type { Profile } from '@/lib/law/evaluation/profile';
import { type Growth, growthThatChanges } from './growth';
import type { CheckerLaw } from './law';
import { type Crossing, nearestThreshold } from './nearest';
import { type RegimeId, regimes } from './regimes';
import type { LayerResult, RegimeResult } from './result';

/** What would change a settled answer, under the law of the day. */
export interface Outlook {
  nearest: readonly Crossing[];
  /** Undefined when no growth that is tried changes it. */
  growth: Growth | undefined;
}

/**
 * What would change the answer of a layer on a regime: the nearest threshold, and growth within two
 * financial years.
 * @returns undefined while the answer is open, or turns on an exemption.
 */
export function outlookOf(
  law: CheckerLaw,
  regime: RegimeId,
  { layer, verdict }: Pick<LayerResult, 'layer' | 'verdict'>,
  profile: Profile,
): Outlook | undefined {
  const names = regimes.find(({ id }) => id === regime)?.[layer] ?? [];
  if (verdict !== 'yes' && verdict !== 'no') return undefined;
  return {
    nearest: nearestThreshold(law, names, profile),
    growth: growthThatChanges(law, names, profile),
  };
}

/** Results with what would change them, as files of results hold them. */
export const withOutlook = (law: CheckerLaw, results: readonly RegimeResult[], profile: Profile) =>
  results.map(({ id, layers }) => ({
    id,
    layers: layers.map((layer) => ({ ...layer, outlook: outlookOf(law, id, layer, profile) })),
  }));
