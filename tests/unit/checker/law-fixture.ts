import type { LoadedLaw } from '@/browser/islands/checker/messages';
import { checkerLaw } from '@/law/checker/checker-law';
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

/** The same as a page in a language loads it. */
export function lawIn(locale: Locale): LoadedLaw {
  const { checker, demoRequest } = messagesIn(locale);
  const messages = { ...checker.words, demoMessage: demoRequest.written };
  return { ...law, messages } as unknown as LoadedLaw;
}
