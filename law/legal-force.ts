import type { Act } from './register';
import { type ActKind, legislationKinds } from './vocabulary';

export const isLegislation = ({ kind }: Pick<Act, 'kind'>): boolean =>
  (legislationKinds as readonly ActKind[]).includes(kind);

/** Whether an act is in force on a day; undefined when the register does not say since when. */
export const isInForce = (
  { inForceFrom }: Pick<Act, 'inForceFrom'>,
  day: string,
): boolean | undefined => (inForceFrom === undefined ? undefined : inForceFrom <= day);
