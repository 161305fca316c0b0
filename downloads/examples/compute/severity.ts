import type { Grade } from '@/downloads/examples/data/risks';

/** The highest grade there is. */
export const TOP = 5;

interface Characteristics {
  readonly scale: Grade;
  readonly scope: Grade;
  readonly irremediability: Grade;
}

/** The severity of a negative impact: its highest characteristic, since one alone can suffice. */
export const severityOf = ({ scale, scope, irremediability }: Characteristics): Grade =>
  Math.max(scale, scope, irremediability) as Grade;

/**
 * The score of a potential impact, from 1 to 5: severity, less where it is less likely. For human rights
 * severity takes precedence, and likelihood takes nothing away.
 */
export const scoreOf = (severity: number, likelihood: number, isHumanRights = false): number =>
  isHumanRights ? severity : (severity * likelihood) / TOP;

/** The lowest likelihood at which a potential impact reaches a threshold; undefined when none does. */
export const likelihoodNeeded = (severity: number, threshold: number): number | undefined =>
  Array.from({ length: TOP }, (_, index) => index + 1).find(
    (likelihood) => scoreOf(severity, likelihood) >= threshold,
  );
