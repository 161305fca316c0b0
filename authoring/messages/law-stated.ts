import { checkLawStated } from '@/authoring/check/guides/law';
import { subjectsNamed } from '@/authoring/check/rules/figures/subjects-named';
import { fillKnownFigures } from '@/law/values';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { soundFigureValues, soundRegister } from '@/loaders/law';
import type { ContentProblem, Passage } from '@/loaders/problems';

/** Figures of the law that messages name exist, and they write out none of a law they name. */
export function checkLawInMessages(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
): ContentProblem[] {
  const { register } = soundRegister();
  const day = today();
  return passages.flatMap((passage) =>
    checkLawStated(file, locale, [passage], subjectsNamed(passage.text, locale, register), day),
  );
}

/** Messages as pages show them, with the figures that are known. */
export function withFigures(
  messages: ReadonlyMap<string, string>,
  locale: Locale,
): Map<string, string> {
  const values = soundFigureValues(locale);
  return new Map(
    [...messages].map(([key, text]) => [key, fillKnownFigures(text, (name) => values.get(name))]),
  );
}
