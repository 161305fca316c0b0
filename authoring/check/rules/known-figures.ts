import type { ParsedText } from '@/authoring/check/report';
import { subjectOf } from '@/law/entries';
import { ruleOfFigure } from '@/law/figures';
import type { LawSubject, NumberCriterion, Register } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once-per-object';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, errorAt, type Place } from '@/loaders/problems';
import type { GuideData } from '@/loaders/schema/guide';
import { figuresIn, type WrittenFigure } from './figures-in-text';
import { presentProse } from './law-stated';
import { keyOfValue } from './law-values';

/**
 * Legal amounts, thresholds and dates in a guide, front matter included, must match the register of law for its
 * subjects.
 */
export function checkFigures(
  file: string,
  locale: Locale,
  text: Pick<ParsedText<object>, 'document' | 'mdx' | 'tree'>,
  data: GuideData,
  register: Register,
): ContentProblem[] {
  const known = knownFigures(data, locale, register);
  return writtenFigures(text, locale)
    .filter(({ key }) => !known.has(key))
    .map(({ text: written, place }) =>
      errorAt(
        displayPath(file),
        say(
          'content/law does not give "#{text}" for the subjects of this guide; correct the text, name the subject it belongs to in guide.yaml, or add it to content/law, with its source.',
          { text: written },
        ),
        place,
      ),
    );
}

/** Figures of a guide with their places, except those in citations, links and code. */
export const writtenFigures = (
  { document, mdx, tree }: Pick<ParsedText<object>, 'document' | 'mdx' | 'tree'>,
  locale: Locale,
): (WrittenFigure & { place: Place })[] =>
  [...document.texts(), ...presentProse(tree, mdx.bodyOffset, ['link', 'linkReference'])].flatMap(
    ({ text, placeOf }) =>
      figuresIn(text, locale).map((figure) => ({
        ...figure,
        place: placeOf(figure.offset, figure.offset + figure.text.length),
      })),
  );

/**
 * Keys of every figure that the register gives for a guide's subjects, and for those of the entries it
 * names: values, dates, and the words around them.
 */
function knownFigures(data: GuideData, locale: Locale, register: Register): Set<string> {
  const { subjects, milestones, figures, rules = [], since, sources } = data;
  const named = [...milestones, ...figures.map(ruleOfFigure), ...rules, ...since, ...sources];
  const all = new Set([...subjects, ...named.flatMap((id) => subjectOf(register, id) ?? [])]);
  return new Set([
    ...Object.entries(register).flatMap(([subject, law]) =>
      all.has(subject)
        ? keysOf(law, locale)
        : keysOf(law, `${locale} acts`).filter((key) => key.startsWith('act:')),
    ),
    ...[data.publishedOn, data.reviewedOn, data.updatedOn].map((date) => `date:${date}`),
  ]);
}

/** Every number, date and word of a subject that readers may see; or those beside numbers of acts, which takes far less. */
const keysOf = oncePerObject((subject: LawSubject, what: Locale | `${Locale} acts`): string[] => {
  const keys: string[] = [];
  const [locale, acts] = what.split(' ') as [Locale, string?];
  const collect = (value: unknown, key?: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'string') {
      if (ISO_DATE.test(value)) keys.push(`date:${value}`);
      // Words stand under the key of their language.
      else if (key === locale && (!acts || /\d\/\d/.test(value)))
        keys.push(...figuresIn(value, locale).map((figure) => figure.key));
    } else if (isNumber(value)) keys.push(keyOfValue(value) ?? '', `count:${value.value}`);
    if (typeof value === 'object' && value !== null)
      for (const [inner, item] of Object.entries(value)) collect(item, inner);
  };
  // The log of changes says what was decided, not what is the law.
  collect({ ...subject, changes: subject.changes.map(({ date }) => date) });
  return keys;
});

const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const isNumber = (value: unknown): value is NumberCriterion =>
  typeof value === 'object' && value !== null && 'value' in value && 'unit' in value;
