import type { Answers } from '@/law/checker/answers';
import { isSettledHere } from '@/law/checker/groups';
import { isProtecting, type RegimeId } from '@/law/checker/regimes';
import type { LayerResult, Verdict } from '@/law/checker/result';
import type { CheckerMessages } from './messages';

type VerdictWords = Pick<CheckerMessages, 'verdicts' | 'unless'>;

/** A verdict on a regime in a word. */
export const verdictWord = (
  regime: RegimeId,
  verdict: Verdict,
  { verdicts }: Pick<VerdictWords, 'verdicts'>,
): string => {
  const protecting = { yes: 'protected', no: 'unprotected' } as const;
  return verdicts[(isProtecting(regime) && protecting[verdict as 'yes']) || verdict];
};

/** The answer of a layer in a few words. */
export function verdictText(
  regime: RegimeId,
  layer: LayerResult,
  answers: Answers,
  words: VerdictWords,
): string {
  if (layer.unless) return words.unless;
  if (!isSettledHere(layer, answers)) return words.verdicts.elsewhere;
  return verdictWord(regime, layer.verdict, words);
}
