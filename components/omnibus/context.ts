import { getTranslations } from 'next-intl/server';
import { omnibusStart } from '@/law/omnibus/acts';
import { combined } from '@/law/omnibus/combined';
import type { RuleVersion } from '@/law/register';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';
import { lawWords } from '@/loaders/law-words';

/** What every part of the page needs: the register in its language, its words, and the day. */
export async function omnibusContext() {
  const locale = await currentLocale();
  const register = loadTypesetRegister(locale);
  const t = await getTranslations('omnibus');
  return {
    locale,
    /** How the thresholds of a wording combine, in words; undefined for one alone. */
    combination: (version: RuleVersion | undefined): string | undefined => {
      const tests =
        version && combined(version, locale, (each) => t('twoOfThree', { tests: each }));
      return tests && typeset(t('criteria', { tests }), locale);
    },
    register,
    day: today(),
    start: omnibusStart(register),
    words: await lawWords(locale, getTranslations),
  };
}
export type OmnibusContext = Awaited<ReturnType<typeof omnibusContext>>;
