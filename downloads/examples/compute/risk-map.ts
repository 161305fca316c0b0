import type { Risk } from '@/downloads/examples/data/risks';
import { severityOf } from './severity';

export interface RankedRisk extends Risk {
  readonly severity: number;
  /** From 1, the first to be dealt with. */
  readonly rank: number;
}

/**
 * Risks in the order in which they are dealt with: the severest first, the likelier first among equals, and
 * among those still equal the one that is hardest to undo.
 */
export const rankRisks = (risks: readonly Risk[]): RankedRisk[] =>
  risks
    .map((risk) => ({ ...risk, severity: severityOf(risk) }))
    .sort(
      (a, b) =>
        b.severity - a.severity ||
        b.likelihood - a.likelihood ||
        b.irremediability - a.irremediability,
    )
    .map((risk, index) => ({ ...risk, rank: index + 1 }));

/** Neighbours in the order that neither severity nor likelihood sets apart. */
export const tiesIn = (ranked: readonly RankedRisk[]): (readonly [RankedRisk, RankedRisk])[] =>
  ranked.flatMap((risk, index) => {
    const next = ranked[index + 1];
    return next?.severity === risk.severity && next.likelihood === risk.likelihood
      ? [[risk, next] as const]
      : [];
  });
