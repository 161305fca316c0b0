import type { FigureValue } from '@/law/figures';
import type { RuleVersion } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { type LawWords, lowerFirst } from '@/loaders/law-words';
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
