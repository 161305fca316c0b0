import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { lawWords } from '@/lib/content/facts/law-words';
import { loadTypesetRegister } from '@/lib/content/load/law';
import { omnibusStart } from '@/lib/omnibus/acts';
import { today } from '@/lib/today';

/** What every part of the page needs: the register in its language, its words, and the day. */
export async function omnibusContext() {
  const locale = await currentLocale();
  const register = loadTypesetRegister(locale);
  return {
    locale,
    register,
    day: today(),
    start: omnibusStart(register),
    words: await lawWords(locale, getTranslations),
  };
}
export type OmnibusContext = Awaited<ReturnType<typeof omnibusContext>>;
