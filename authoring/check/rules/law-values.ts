import { versionOn } from '@/law/as-at';
import { criterionName } from '@/law/figures';
import { quantity } from '@/law/quantity';
import { flatCriteria, isNumber, type NumberCriterion, type Register } from '@/law/register';
import { escapeRegExp } from '@/lib/escape';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { oncePerObject } from '@/lib/once-per-object';
import { figuresIn, inLetters, type WrittenFigure } from './figures-in-text';

/** A value that figures of some subjects have or had. */
export interface LawValue {
  criterion: NumberCriterion;
  /** The figures that have it on the day: `csrd-scope.employees`. */
  names: Set<string>;
  /** A figure that had it and has another now, with the last day. */
  past?: { name: string; until: string } | undefined;
}

/** A value in the form of a figure read in a text; undefined for units that are read by their words. */
export const keyOfValue = ({ unit, value }: NumberCriterion): string | undefined => {
  switch (unit) {
    case 'employees':
    case 'percent':
    case 'tonnes':
    case 'gwh':
    case 'kwh':
    case 'kw':
    case 'm2':
      return `${unit}:${value}`;
    case 'eur':
      return `amount:${value}`;
    default:
      return undefined;
  }
};

/** Values of some subjects that are or were the law on a day. Those that are still to come are left out. */
export const lawValues = oncePerObject(
  (register: Register, day: string, ...subjects: string[]): readonly LawValue[] => {
    const values = new Map<string, LawValue & { pasts: LawValue['past'][]; isComing?: boolean }>();
    for (const rule of subjects.flatMap((subject) => register[subject]?.rules ?? [])) {
      const now = versionOn(rule, day);
      for (const version of rule.versions.filter(({ proposed }) => !proposed)) {
        for (const criterion of flatCriteria(version.criteria).filter(isNumber)) {
          const id = `${criterion.value} ${criterion.unit} ${criterion.noun?.fr}`;
          const value = values.get(id) ?? { criterion, names: new Set(), pasts: [] };
          const name = `${rule.id}.${criterionName(criterion)}`;
          values.set(id, value);
          if (version === now) value.names.add(name);
          else if (version.from > day) value.isComing = true;
          else if (version.until) value.pasts.push({ name, until: version.until });
        }
      }
    }
    return [...values.values()].flatMap(({ criterion, names, pasts, isComing }) => {
      const past = pasts.findLast((each) => each && !names.has(each.name));
      return names.size > 0 || (past && !isComing) ? { criterion, names, past } : [];
    });
  },
);

/** Values of the law that a text states, in its order. */
export function valuesIn(
  text: string,
  locale: Locale,
  values: readonly LawValue[],
): { figure: WrittenFigure; value: LawValue }[] {
  if (values.length === 0) return [];
  const read = figuresIn(text, locale);
  return values
    .flatMap((value) => {
      const { unit, value: number } = value.criterion;
      const keys = [keyOfValue(value.criterion), ...(unit === 'eur' ? [] : [`count:${number}`])];
      const figures = read.filter(({ key }) => keys.includes(key));
      return [...figures, ...inWords(text, locale, value)].map((figure) => ({ figure, value }));
    })
    .sort((a, b) => a.figure.offset - b.figure.offset);
}

function inWords(text: string, locale: Locale, value: LawValue): WrittenFigure[] {
  if (keyOfValue(value.criterion)) return [];
  const { number, inLetters, pattern } = wordsOf(value, locale);
  // Far quicker than the pattern, for hundreds of guides.
  if (!text.includes(number) && !inLetters?.test(text)) return [];
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    key: '',
    text: found,
    offset: index,
  }));
}

/**
 * A number with its unit in words, two words between them at most: `14 core metrics`. What is counted may be
 * called otherwise where the number is large: `733 Adopters`.
 */
const wordsOf = oncePerObject(({ criterion, names }: LawValue, locale: Locale) => {
  const number = formatNumber(criterion.value, locale);
  const [unit = ''] = quantity(criterion, locale).slice(number.length).trim().split(/\s/);
  const isCount = criterion.unit === 'count';
  const counted =
    isCount && criterion.value >= 100 ? '\\p{L}+' : escapeRegExp(unit.replace(/s$/, ''));
  const word = isCount && names.size === 0 && inLetters(criterion.value, locale);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,/-]|\\d\\s|${PLACE})(?:${escapeRegExp(number)}(?:\\s[\\p{L}'’-]+){0,2}?${word ? `|${word}` : ''})\\s${counted}\\p{L}*`,
    'giu',
  );
  return { number, inLetters: word ? new RegExp(word, 'i') : undefined, pattern };
});

/** Before a number that is that of a provision. */
const PLACE = '(?:arts?\\.?|articles?|paras?\\.?|par\\.|paragraph\\p{L}*|points?|annexe?s?)\\s';

/** Names of the subjects as patterns. */
const namesOf = oncePerObject((register: Register, locale: Locale) =>
  Object.entries(register).map(([subject, { name }]) => {
    const words = escapeRegExp(name[locale]).replace(/\s+/g, '\\s+');
    return [subject, new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u')] as const;
  }),
);

/** Subjects of the law that a text calls by their name, as whole words. */
export const subjectsNamed = (text: string, locale: Locale, register: Register): string[] =>
  namesOf(register, locale).flatMap(([subject, name]) => (name.test(text) ? subject : []));
