import type { Act } from './register';
import type { ActKind } from './vocabulary';

/** Kinds of act that bind: what schema.org calls legislation. */
const binding: readonly ActKind[] = [
  'directive',
  'regulation',
  'delegated-directive',
  'delegated-regulation',
  'delegated-act',
  'implementing-regulation',
  'implementing-decision',
  'decision',
  'act',
  'ordinance',
  'decree',
  'order',
  'code',
];

export const isLegislation = ({ kind }: Pick<Act, 'kind'>): boolean => binding.includes(kind);

/** Whether an act is in force on a day; undefined when the register does not say since when. */
export const isInForce = (
  { inForceFrom }: Pick<Act, 'inForceFrom'>,
  day: string,
): boolean | undefined => (inForceFrom === undefined ? undefined : inForceFrom <= day);
