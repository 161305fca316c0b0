import { getTranslations } from 'next-intl/server';
import { entriesOf } from '@/law/entries';
import type { FigureValue } from '@/law/figures';
import { omnibusStart } from '@/law/omnibus/history';
import { combined } from '@/law/quantity';
import type { RuleVersion } from '@/law/register';
import { today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { lowerFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import { loadTypesetRegister } from '@/loaders/law';
import { type LawWords, lawWords } from '@/loaders/law-words';
import { LinkedAct } from '@/ui/links';

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

/** What a rule without figures says: its consequence, or else whom it concerns. */
export const textOf = (version: RuleVersion | undefined, locale: Locale): string | undefined =>
  (version?.consequence ?? version?.who)?.[locale];

/** What the wordings apply to, without repeats. */
export const applicationsOf = (
  versions: readonly RuleVersion[],
  { words, locale }: Pick<OmnibusContext, 'words' | 'locale'>,
): string[] => [
  ...new Set(
    versions.flatMap((version) => words.application(version).map((text) => typeset(text, locale))),
  ),
];

/** A value in words, in lower case when a label precedes it. */
export const wordsAfterLabel = (
  { criterion: { label } }: FigureValue,
  { words }: Pick<OmnibusContext, 'words'>,
): LawWords =>
  label ? { ...words, value: (criterion) => lowerFirst(words.value(criterion)) } : words;

/** The name of an act of the register, linked to its text. */
export function ActLink({ id, context }: { id: string; context: OmnibusContext }) {
  const { register, locale } = context;
  const act = entriesOf(register).acts.get(id);
  return act && <LinkedAct act={act} locale={locale} />;
}

/** What a figure is, before its value: `effectif moyen :`. Rules with a single figure may name it themselves. */
export function labelBefore(value: FigureValue | undefined, { words, locale }: OmnibusContext) {
  const label = value?.criterion.label?.[locale];
  return label && `${label}${words.colon}`;
}

/** On whom or over what a figure is measured, or who says it, after its value. */
export function scopeAfter(value: FigureValue | undefined, { locale }: OmnibusContext) {
  const scope = value?.criterion.scope?.[locale];
  return scope && ` (${scope})`;
}
