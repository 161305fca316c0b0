import { whyNoFigure } from '@/lib/content/load/figures';
import { soundRegister } from '@/lib/content/load/law';
import { type ContentProblem, errorAt, type Passage } from '@/lib/content/problems/problem';
import type { GuideData, GuideText } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import { figuresNamed } from '@/lib/law/values';
import type { ParsedText } from './parsed-text';
import { pastFigures } from './rules/figures/past-figures';
import { presentProse, staleFigures } from './rules/figures/stale-figures';

/** What a guide's text says of the law: figures it names, and those it states as present. */
export function checkGuideLaw(
  file: string,
  locale: Locale,
  { document, mdx, tree }: ParsedText<GuideText>,
  { subjects }: GuideData,
  today: string,
): ContentProblem[] {
  const front = document.texts();
  const passages = [...front, ...presentProse(tree, mdx.bodyOffset)];
  return [
    ...namedFigures(file, front, today),
    ...(subjects.length > 0
      ? staleFigures(file, locale, passages, pastFigures(soundRegister().register, subjects, today))
      : []),
  ];
}

/** Figures that texts name between braces are the law of the day. */
export const namedFigures = (
  file: string,
  passages: readonly Passage[],
  today: string,
): ContentProblem[] =>
  passages.flatMap(({ text, placeOf }) =>
    figuresNamed(text).flatMap(({ name, offset }) => {
      const message = whyNoFigure(name, today);
      return message ? errorAt(file, message, placeOf(offset, offset + name.length)) : [];
    }),
  );
