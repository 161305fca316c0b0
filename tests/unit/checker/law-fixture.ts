import type { LoadedLaw } from '@/browser/islands/checker/messages';
import type { Answers } from '@/law/checker/answers';
import { checkerLaw } from '@/law/checker/checker-law';
import { profileOf } from '@/law/checker/profile';
import { check, type LayerResult } from '@/law/checker/result';
import type { Register } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';
import { loadRegister } from '@/loaders/law';
import { messagesIn } from '@/tests/languages';

/** What the checker knows of the law on a day, in plain words. */
export const lawOn = (day: string, register: Register = loadRegister(), locale: Locale = 'en') =>
  checkerLaw(register, day, locale, {
    value: ({ value }) => String(value),
    application: () => [],
    typeset: (text) => text,
  });

/** That of the day of the register. */
export const law = lawOn('2026-11-22');

/** What the law of that day says of a company. */
export const resultsOf = (answers: Answers) => check(law, profileOf(answers));

/** The same of one regime in one legal order. @throws where the regime has nothing of it. */
export function layerOf(answers: Answers, regime: string, name: string): LayerResult {
  const found = resultsOf(answers)
    .find(({ id }) => id === regime)
    ?.layers.find(({ layer }) => layer === name);
  if (!found) throw new Error(`No ${name} layer for ${regime}.`);
  return found;
}

/** The same as a page in a language loads it. */
export function lawIn(locale: Locale): LoadedLaw {
  const { checker, demoRequest } = messagesIn(locale);
  const messages = { ...checker.words, demoMessage: demoRequest.written };
  return { ...law, messages } as unknown as LoadedLaw;
}
