import { type Locale, localeTags } from '@/lib/i18n/locales';
import { COLON, lowerFirst, upperFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';
import type { RuleOnDay } from './as-at';
import { ownMeasure, type Profile } from './evaluation/profile';
import type { NumericMeasure } from './measures';
import { written } from './quantity';
import {
  type Criterion,
  type CriterionGroup,
  type FactCriterion,
  isFact,
  isGroup,
  isNumber,
  isRuleCriterion,
  type NumberCriterion,
} from './register';
import type { Combination } from './vocabulary';

/** Words of one language for criteria. */
export interface CriteriaWords {
  /** `Plus de 1 000 salariés`, `At most €450 million`. */
  value: (criterion: NumberCriterion) => string;
  /** What is measured with its value, as one says it in a sentence; after a colon where left out. */
  measured?: (criterion: NumberCriterion, label: string, value: string) => string | undefined;
}

/** What is measured, or the name of a rule, and what is asked of it: `headcount: more than 1,000 employees`. */
export const named = (name: string | undefined, asked: string, locale: Locale): string =>
  name ? `${name}${COLON[locale]}${lowerFirst(asked)}` : asked;

/**
 * A number that a rule compares, in words: what is measured, the company's own, and both with the threshold that its
 * label says.
 * @param measures names of measures; of a company alone, its group's are its own.
 */
export function testWords(
  { measure, unit, label }: NumberCriterion,
  profile: Profile,
  measures: Readonly<Record<string, string>>,
  locale: Locale,
) {
  const name = measures[ownMeasure(measure, profile)];
  const told = profile.figures?.[measure as NumericMeasure];
  return {
    name,
    told: told === undefined ? undefined : written(told, unit, locale),
    asked: named(name, label?.[locale] ?? '', locale),
  };
}

/** Criteria of a rule in words: one of them, or several and how they combine. */
export interface CriteriaText {
  /** What a single criterion says, or the name of the rule that holds the others. */
  title: string | undefined;
  combine: Combination;
  parts: CriteriaText[];
}

export interface CriteriaContext {
  /** Rules that criteria may name. */
  rules: readonly Pick<RuleOnDay, 'id' | 'label' | 'version'>[];
  words: CriteriaWords;
  locale: Locale;
  /** Rules that the rule's `who` covers too: what follows does not tell again who is concerned. */
  covered?: (id: string) => boolean;
  /** The words of a page for a fact, and for the measure of a number that has no label. */
  fact?: (criterion: FactCriterion) => string | undefined;
  measure?: (name: string) => string | undefined;
}

/**
 * Numbers that a rule asks for, with those of the rules it names. Other facts are covered by the rule's `who`,
 * and so is a choice between such a fact and a number where the page has no words for the fact. A rule that it
 * names is told with its own `who` where the words leave out what that rule asks for.
 */
export const criteriaText = (
  { version: { combine = 'all', criteria = [] } }: Pick<RuleOnDay, 'version'>,
  context: CriteriaContext,
): CriteriaText | undefined => groupText({ combine, criteria }, undefined, context);

function groupText(
  { combine = 'all', criteria }: CriterionGroup,
  title: string | undefined,
  context: CriteriaContext,
  inChoice = false,
): CriteriaText | undefined {
  // Facts alone are covered by the rule's `who`; a choice between them may be told.
  if (combine === 'all' && criteria.every((each) => isFact(each))) return undefined;
  const parts = criteria.map((each) => {
    if (isRuleCriterion(each) && context.covered?.(each.rule)) return undefined;
    // A page with words of its own names a rule that stands beside a number, and does not spell it out.
    return context.measure && isRuleCriterion(each) && each.is !== false && criteria.some(isNumber)
      ? alone(context.rules.find(({ id }) => id === each.rule)?.label[context.locale])
      : partText(each, context, inChoice || combine !== 'all');
  });
  const said = parts.filter(isSaid);
  if (said.length === 0 || (combine !== 'all' && said.length < parts.length)) return undefined;
  const [only] = said;
  if (!only || said.length > 1) return { title, combine, parts: said };
  // A single criterion of another rule needs that rule's name only if it does not say what it measures.
  if (!title || !only.title || context.measure) return { ...only, title: only.title ?? title };
  return { ...only, title: named(title, only.title, context.locale) };
}

const alone = (title: string | undefined): CriteriaText | undefined =>
  title === undefined ? undefined : { title, combine: 'all', parts: [] };

function partText(
  criterion: Criterion,
  context: CriteriaContext,
  inChoice: boolean,
): CriteriaText | undefined {
  const { rules, words, locale, fact, measure } = context;
  if (isGroup(criterion)) return groupText(criterion, undefined, context, inChoice);
  if (isNumber(criterion)) {
    const value = words.value(criterion);
    const word = measure?.(criterion.measure);
    const label = criterion.label?.[locale] ?? word;
    // The word of a page says what it counts.
    const scope = criterion.label || word === undefined ? criterion.scope?.[locale] : undefined;
    const measured = label && words.measured?.(criterion, label, lowerFirst(value));
    return alone((measured || named(label, value, locale)) + (scope ? ` (${scope})` : ''));
  }
  if (isFact(criterion)) return inChoice ? alone(fact?.(criterion)) : undefined;
  if (!isRuleCriterion(criterion) || criterion.is === false) return undefined;
  const other = rules.find(({ id }) => id === criterion.rule);
  if (!other) return undefined;
  const { combine = 'all', criteria = [], who } = other.version;
  const group = { combine, criteria };
  if (!who || !leavesOut(group, context, inChoice))
    return groupText(group, other.label[locale], context, inChoice);
  const numbers = groupText(group, undefined, context, inChoice);
  const besides = numbers && combine === 'all' && !numbers.title ? numbers.parts : [numbers];
  return {
    title: other.label[locale],
    combine: 'all',
    parts: [alone(who[locale]), ...besides].filter(isSaid),
  };
}

const isSaid = (part: CriteriaText | undefined): part is CriteriaText => part !== undefined;

/** Whether the words for criteria leave out some of them. */
const leavesOut = (
  { combine = 'all', criteria }: CriterionGroup,
  context: CriteriaContext,
  inChoice: boolean,
): boolean =>
  criteria.some((each) => {
    const isChoice = inChoice || combine !== 'all';
    if (isGroup(each)) return leavesOut(each, context, isChoice);
    if (isFact(each)) return !isChoice || context.fact?.(each) === undefined;
    return isRuleCriterion(each) && each.is === false;
  });

/** What stands before the parts of a text, with the words for how they combine. */
export const introOf = ({ title }: CriteriaText, combine: string, locale: Locale): string =>
  title ? named(title, combine, locale) : upperFirst(combine);

/** Criteria on one line; groups within others are set off by semicolons. */
export function lineOf(
  { title, combine, parts }: CriteriaText,
  locale: Locale,
  two: string,
): string {
  if (parts.length === 0) return lowerFirst(title ?? '');
  const said = parts.map((part) => lineOf(part, locale, two));
  const nested = parts.some((part) => part.parts.length > 0);
  const type = combine === 'any' ? 'disjunction' : 'conjunction';
  const list = new Intl.ListFormat(localeTags[locale], { type });
  const word = list.formatToParts(['', '']).find((part) => part.type === 'literal')?.value ?? ' ';
  const joined = nested
    ? typeset(said.join(`${locale === 'fr' ? ' ;' : ';'}${word}`), locale)
    : list.format(said);
  const listed = combine === 'two-of-three' ? named(two, said.join(', '), locale) : joined;
  return named(title && lowerFirst(title), listed, locale);
}
