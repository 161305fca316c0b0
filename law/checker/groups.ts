import { type Answers, byWhetherAsked } from './answers';
import type { LayerAnswer } from './result';

/** What a regime comes to for a company: in scope, open, open whatever is answered here, out of scope. */
export const groups = ['yes', 'unknown', 'elsewhere', 'no'] as const;
export type Group = (typeof groups)[number];

/** Concerned by one layer is concerned; an exemption is not. */
export function groupOf({ layers }: { layers: readonly LayerAnswer[] }, answers: Answers): Group {
  if (layers.some(({ verdict }) => verdict === 'yes')) return 'yes';
  const open = layers.filter(({ verdict, unless }) => verdict === 'unknown' && !unless);
  if (open.length === 0) return 'no';
  return open.some((layer) => isSettledHere(layer, answers)) ? 'unknown' : 'elsewhere';
}

/** Whether a layer is decided, or may still be by an answer. */
export const isSettledHere = (
  { verdict, rules }: Pick<LayerAnswer, 'verdict' | 'rules'>,
  answers: Answers,
): boolean =>
  verdict !== 'unknown' ||
  rules.some(({ missing }) => byWhetherAsked(missing, answers).asked.length > 0);
