import { getTranslations } from 'next-intl/server';
import { LinkedAct } from '@/components/ui/links';
import { entriesOf } from '@/law/entries';
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
  return {
    locale,
    register,
    day: today(),
    words: await lawWords(locale, getTranslations),
  };
}
export type OmnibusContext = Awaited<ReturnType<typeof omnibusContext>>;

/** What the wordings apply to, without repeats. */
export const applicationsOf = (
  versions: readonly RuleVersion[],
  { words, locale }: Pick<OmnibusContext, 'words' | 'locale'>,
): string[] => [
  ...new Set(
    versions.flatMap((version) => words.application(version).map((text) => typeset(text, locale))),
  ),
];

/** The name of an act of the register, linked to its text. */
export function ActLink({ id, context }: { id: string; context: OmnibusContext }) {
  const { register, locale } = context;
  const act = entriesOf(register).acts.get(id);
  return act && <LinkedAct act={act} locale={locale} />;
}
