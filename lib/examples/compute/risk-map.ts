import type { Risk } from '@/lib/examples/data/risks';
import { severityOf } from './severity';

export interface RankedRisk extends Risk {
  readonly severity: number;
  /** From 1, the first to be dealt with. */
  readonly rank: number;
}

const weight = ({ scale, scope, irremediability }: Risk): number => scale + scope + irremediability;

/** Risks in the order in which they are dealt with: the severest first, the likelier first among equals. */
export const rankRisks = (risks: readonly Risk[]): RankedRisk[] =>
  risks
    .map((risk) => ({ ...risk, severity: severityOf(risk) }))
    .sort((a, b) => b.severity - a.severity || b.likelihood - a.likelihood || weight(b) - weight(a))
    .map((risk, index) => ({ ...risk, rank: index + 1 }));
