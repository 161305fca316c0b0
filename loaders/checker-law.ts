import type { getTranslations as GetTranslations } from 'next-intl/server';
import { type CheckerLaw, checkerLaw } from '@/law/checker/checker-law';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { loadRegister } from './law';
import { lawWords } from './law-words';

/** The law that the checker answers with, on the day of the build and in the words of one language. */
export async function loadCheckerLaw(
  locale: Locale,
  getTranslations: typeof GetTranslations,
): Promise<CheckerLaw> {
  const words = await lawWords(locale, getTranslations);
  const write = { ...words, typeset: (text: string) => typeset(text, locale) };
  return checkerLaw(loadRegister(), today(), locale, write);
}
