import type { Nodes, Root } from 'mdast';
import type { ParsedText } from '@/authoring/check/report';
import { figuresNamed } from '@/law/placeholders';
import { escapeLoosely } from '@/lib/escape';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once-per-object';
import { say } from '@/lib/say/say';
import { sentencesOf } from '@/lib/sentences';
import { soundRegister, whyNoFigure } from '@/loaders/law';
import { type MdxElement, withoutComponents } from '@/loaders/mdx/tree';
import { prosePassages } from '@/loaders/mdx/typography';
import { componentNamed, guideVocabulary, isReference } from '@/loaders/mdx/vocabulary';
import { type ContentProblem, errorAt, type Passage } from '@/loaders/problems';
import type { GuideData, GuideText } from '@/loaders/schema/guide';
import { readStyle, type Style } from '@/loaders/wording';
import { type LawValue, lawValues, valuesIn } from './law-values';

/**
 * Figures of the law that running text states by their value: past ones, unless their sentence has a word
 * listed under "history" in content/style.yaml; and present ones, which would not follow an edit.
 * @param file path as people read it.
 */
export function staleFigures(
  file: string,
  locale: Locale,
  passages: readonly Passage[],
  values: readonly LawValue[],
): ContentProblem[] {
  const marker = historyMarker(locale);
  return passages.flatMap(({ text, placeOf }) =>
    valuesIn(text, locale, values).flatMap(({ figure: { text: written, offset }, value }) =>
      value.past && marker?.test(sentenceAround(text, offset))
        ? []
        : errorAt(file, repair(written, value), placeOf(offset, offset + written.length)),
    ),
  );
}

/** What to do with a past value that is meant. */
const mark = () => say('mark this as history, with a word of "history" in content/style.yaml');

function repair(text: string, { names, past }: LawValue): string {
  const [name, ...others] = names;
  if (name) {
    const also =
      others.length > 0
        ? say(', or another that has this value (#{others})', { others: others.join(', ') })
        : '';
    return say(
      '"#{text}" is a figure of the law and would not change with it; name the figure, <Figure of="#{name}" /> in prose, {#{name}} elsewhere#{also}#{past}. A value of its own needs a figure in content/law.',
      { text, name, also, past: past ? say('; or #{mark}', { mark: mark() }) : '' },
    );
  }
  return say(
    '"#{text}" was the law until #{until} (#{name}) and is not any more; name the present figure, or #{mark}.',
    { text, until: past?.until, name: past?.name, mark: mark() },
  );
}

/** The sentence that contains a character of a text. */
const sentenceAround = (text: string, offset: number): string =>
  sentencesOf(text).find(({ to }) => to > offset)?.text ?? '';

function historyMarker(locale: Locale): RegExp | undefined {
  const history = readStyle()?.value?.history;
  return history && markerOf(history, locale);
}

const markerOf = oncePerObject(
  (history: NonNullable<Style['history']>, locale: Locale): RegExp | undefined => {
    const words = history[locale] ?? [];
    if (words.length === 0) return undefined;
    return new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${words.map(escapeLoosely).join('|')})(?![\\p{L}\\p{N}])`,
      'iu',
    );
  },
);

/** Whether a component's figures are exempt, as those of a fictional company. */
const isFictional = ({ name }: MdxElement): boolean =>
  componentNamed(guideVocabulary, name)?.fictional === true;

/**
 * Running text of a guide that states the law of today: without examples.
 * @param left nodes that are left out besides citations and code.
 */
export function presentProse(
  tree: Root,
  bodyOffset: number,
  left: readonly Nodes['type'][] = [],
): Passage[] {
  const present = withoutComponents(tree, isFictional);
  const isOmitted = (node: Nodes) =>
    ['inlineCode', 'code', ...left].includes(node.type) || isReference(guideVocabulary, node);
  return prosePassages(present, bodyOffset, guideVocabulary, isOmitted);
}

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
  ...staleFigures(
    file,
    locale,
    passages,
    lawValues(soundRegister().register, today, ...new Set(subjects)),
  ),
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
