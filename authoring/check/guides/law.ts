import type { ParsedText } from '@/authoring/check/parsed-text';
import { lawValues } from '@/authoring/check/rules/figures/law-values';
import { presentProse, staleFigures } from '@/authoring/check/rules/figures/stale-figures';
import { figuresNamed } from '@/law/values';
import type { Locale } from '@/lib/i18n/locales';
import { soundRegister, whyNoFigure } from '@/loaders/law';
import { type ContentProblem, errorAt, type Passage } from '@/loaders/problems';
import type { GuideData, GuideText } from '@/loaders/schema/guide';

/** Checks what a guide's text says about the law. */
export const checkGuideLaw = (
  file: string,
  locale: Locale,
  { document, mdx, tree }: ParsedText<GuideText>,
  { subjects }: GuideData,
  today: string,
): ContentProblem[] =>
  checkLawStated(
    file,
    locale,
    [...document.texts(), ...presentProse(tree, mdx.bodyOffset)],
    subjects,
    today,
  );

/** Checks what texts on some subjects say about the law: the figures they name, and those they write out. */
export const checkLawStated = (
  file: string,
  locale: Locale,
  passages: readonly Passage[],
  subjects: readonly string[],
  today: string,
): ContentProblem[] => [
  ...namedFigures(file, passages, today),
  ...staleFigures(file, locale, passages, lawValues(soundRegister().register, subjects, today)),
];

/** Figures named between braces must exist in the law in force, or in that of the day a sentence speaks of. */
export const namedFigures = (
  file: string,
  passages: readonly Passage[],
  day: string | ((figure: string) => string),
): ContentProblem[] =>
  passages.flatMap(({ text, placeOf }) =>
    figuresNamed(text).flatMap(({ name, offset }) => {
      const message = whyNoFigure(name, typeof day === 'string' ? day : day(name));
      return message ? errorAt(file, message, placeOf(offset, offset + name.length)) : [];
    }),
  );
