import { type LawWords, lowerFirst } from '@/lib/content/facts/law-words';
import type { Locale } from '@/lib/i18n/locales';
import type { FigureValue } from '@/lib/law/figures';
import type { RuleVersion } from '@/lib/law/register';
import { typeset } from '@/lib/typography';
import type { OmnibusContext } from './context';

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
