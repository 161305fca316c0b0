import { ruleOfFigure } from '@/law/figures';
import { subjectOf } from '@/law/find';
import type { LawSubject, NumberCriterion, Register } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerObject } from '@/lib/once';
import type { GuideData } from '@/loaders/schema/guide';
import { figuresIn } from './figures-in-text';
import { keyOfValue } from './law-values';

/**
 * Keys of every figure that the register gives for a guide's subjects, and for those of the entries it
 * names: values, dates, and the words around them.
 */
export function knownFigures(data: GuideData, locale: Locale, register: Register): Set<string> {
  const { subjects, milestones, figures, rules = [], since, sources } = data;
  const named = [...milestones, ...figures.map(ruleOfFigure), ...rules, ...since, ...sources];
  const all = new Set([...subjects, ...named.flatMap((id) => subjectOf(register, id) ?? [])]);
  return new Set([
    ...[...all].flatMap((subject) => (register[subject] ? keysOf(register[subject], locale) : [])),
    ...[data.publishedOn, data.reviewedOn, data.updatedOn].map((date) => `date:${date}`),
  ]);
}

/** Every number, date and word of a subject that readers may see. */
const keysOf = oncePerObject((subject: LawSubject, locale: Locale): string[] => {
  const keys: string[] = [];
  const collect = (value: unknown, key?: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    else if (typeof value === 'string') {
      if (ISO_DATE.test(value)) keys.push(`date:${value}`);
      // Words stand under the key of their language.
      else if (key === locale) keys.push(...figuresIn(value, locale).map((figure) => figure.key));
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
