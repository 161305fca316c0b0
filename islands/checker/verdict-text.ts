import type { Answers } from '@/law/checker/answers';
import { byWhetherAsked } from '@/law/checker/more-questions';
import type { LayerResult } from '@/law/checker/result';
import type { CheckerMessages } from './messages';

/** Whether a layer is decided, or may still be by an answer. */
export const isSettledHere = ({ verdict, rules }: LayerResult, answers: Answers): boolean =>
  verdict !== 'unknown' ||
  rules.some(({ missing }) => byWhetherAsked(missing, answers).asked.length > 0);

/** The answer of a layer in a few words. */
export function verdictText(
  layer: LayerResult,
  answers: Answers,
  messages: CheckerMessages,
): string {
  if (layer.unless) return messages.unless;
  return messages.verdicts[isSettledHere(layer, answers) ? layer.verdict : 'elsewhere'];
}
