import type { Locale } from '@/lib/i18n/locales';
import type { RuleVersion } from '@/lib/law/register';
import { typeset } from '@/lib/typography';
import type { OmnibusContext } from './context';

/** What a rule without figures says: its consequence, or else whom it concerns. */
export const textOf = (version: RuleVersion | undefined, locale: Locale): string | undefined =>
  (version?.consequence ?? version?.who)?.[locale];

/** To what wordings apply, each said once. */
export const applicationsOf = (
  versions: readonly RuleVersion[],
  { words, locale }: Pick<OmnibusContext, 'words' | 'locale'>,
): string[] => [
  ...new Set(
    versions.flatMap((version) => words.application(version).map((text) => typeset(text, locale))),
  ),
];
