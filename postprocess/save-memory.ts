import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back the 0.2 GB that the check of a large site's content leaves, and lets the heap grow less from here on, as
 * scripts/collect-early.cjs does elsewhere: Turbopack and the workers come next.
 */
export function saveMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  // The pages that the first one empties.
  collect();
  setFlagsFromString('--heap-growing-percent=30');
}
