import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import { isSettledHere } from '@/law/checker/groups';
import { isProtecting, type RegimeId } from '@/law/checker/regimes';
import type { LayerResult, Verdict } from '@/law/checker/result';
import type { Locale } from '@/lib/i18n/locales';
import { countOf, type Found } from './found';
import { headlineText } from './headline-text';
import type { CheckerMessages, WithHeadline } from './messages';
import type { Said } from './verdict';

/** The regime that a verdict opens with. */
export const HEADED = 'csrd';

/** The verdict on a company: the CSRD in one or two sentences, and how many texts concern it. */
export function verdictOf(
  found: Found,
  law: CheckerLaw,
  messages: WithHeadline & Pick<CheckerMessages, 'notice'>,
  locale: Locale,
): Said {
  const { notice } = messages;
  const count = countOf(found, notice);
  const csrd = found.results.find(({ id }) => id === HEADED);
  if (!csrd) return { first: '', second: undefined, count };
  const text = headlineText(law, csrd, found.answers, messages, locale);
  const [eu] = csrd.layers;
  // What would settle it is too long for a headline.
  return eu?.verdict === 'unknown' && !eu.unless
    ? {
        first: notice.undecided,
        second: [`${text.first}.`, text.second].filter(Boolean).join(' '),
        count,
      }
    : { ...text, count };
}

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
