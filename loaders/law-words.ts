import type { getTranslations as GetTranslations } from 'next-intl/server';
import type { RuleOnDay } from '@/law/as-at';
import { quantity } from '@/law/quantity';
import {
  type Criterion,
  type CriterionGroup,
  type FactCriterion,
  isFact,
  isGroup,
  isNumber,
  isRuleCriterion,
  type NumberCriterion,
  type RuleVersion,
} from '@/law/register';
import type { Combination } from '@/law/vocabulary';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { COLON, lowerFirst } from '@/lib/sentences';
import { typeset } from '@/lib/typography';

/** Words of one language for what the register holds as data. */
export interface LawWords {
  /** `Plus de 1 000 salariés`, `At most €450 million`. */
  value: (criterion: NumberCriterion) => string;
  /** `depuis le 18 mars 2026`, `from 5 January 2023 to 17 March 2026`. */
  period: (version: Span, day: string) => string;
  /** With a no-break space before it in French. */
  colon: string;
  /** What is measured with its value, as one says it in a sentence; after a colon where left out. */
  measured?: (criterion: NumberCriterion, label: string, value: string) => string | undefined;
  /** What a wording applies to, in phrases: `exercices ouverts à partir de 2027`. */
  application: (version: RuleVersion) => string[];
}

/** While a wording was, is or will be the law, or since when it is proposed. */
interface Span extends Pick<RuleVersion, 'from' | 'until'> {
  version?: Pick<RuleVersion, 'proposed'>;
}

/**
 * @param getTranslations of next-intl/server, handed in because the middleware of `npm run dev`, which
 *   checks content, cannot load it.
 */
export async function lawWords(
  locale: Locale,
  getTranslations: typeof GetTranslations,
): Promise<LawWords> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const date = (day: string) => formatDate(day, locale);
  const span = <T>(
    kind: 'years' | 'reports' | 'dates',
    { from, until }: { from?: T | undefined; until?: T | undefined } = {},
    write: (end: T) => string,
  ): string[] => {
    if (from !== undefined && from === until)
      return [t(`applies.${kind}.only`, { from: write(from) })];
    if (from !== undefined && until !== undefined)
      return [t(`applies.${kind}.between`, { from: write(from), until: write(until) })];
    if (from !== undefined) return [t(`applies.${kind}.from`, { from: write(from) })];
    return until === undefined ? [] : [t(`applies.${kind}.until`, { until: write(until) })];
  };
  return {
    colon: COLON[locale],
    value: (criterion) =>
      typeset(
        t(`comparison.${criterion.operator}`, { value: quantity(criterion, locale) }),
        locale,
      ),
    period: ({ from, until, version }, day) => {
      if (version?.proposed) return t('period.proposed', { from: date(from) });
      if (until !== undefined) return t('period.between', { from: date(from), until: date(until) });
      return t(`period.${from > day ? 'from' : 'since'}`, { from: date(from) });
    },
    application: ({ financialYears, reports, dates }) => [
      ...span('years', financialYears, String),
      // The year of the report follows from the financial year.
      ...(financialYears ? [] : span('reports', reports, String)),
      ...span('dates', dates, date),
    ],
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
  words: LawWords;
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
      ? nameOf(each.rule, context)
      : partText(each, context, inChoice || combine !== 'all');
  });
  const said = parts.filter(isSaid);
  if (said.length === 0 || (combine !== 'all' && said.length < parts.length)) return undefined;
  const [only] = said;
  if (!only || said.length > 1) return { title, combine, parts: said };
  // A single criterion of another rule needs that rule's name only if it does not say what it measures.
  if (!title || !only.title || context.measure) return { ...only, title: only.title ?? title };
  return { ...only, title: `${title}${context.words.colon}${lowerFirst(only.title)}` };
}

const nameOf = (id: string, { rules, locale }: CriteriaContext): CriteriaText | undefined => {
  const title = rules.find((rule) => rule.id === id)?.label[locale];
  return title === undefined ? undefined : { title, combine: 'all', parts: [] };
};

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
    const said = label
      ? (words.measured?.(criterion, label, lowerFirst(value)) ??
        `${label}${words.colon}${lowerFirst(value)}`)
      : value;
    const title = said + (scope ? ` (${scope})` : '');
    return { title, combine: 'all', parts: [] };
  }
  if (isFact(criterion)) {
    const title = inChoice ? fact?.(criterion) : undefined;
    return title === undefined ? undefined : { title, combine: 'all', parts: [] };
  }
  if (!isRuleCriterion(criterion) || criterion.is === false) return undefined;
  const named = rules.find(({ id }) => id === criterion.rule);
  if (!named) return undefined;
  const { combine = 'all', criteria = [], who } = named.version;
  const group = { combine, criteria };
  if (!who || !leavesOut(group, context, inChoice))
    return groupText(group, named.label[locale], context, inChoice);
  const numbers = groupText(group, undefined, context, inChoice);
  const besides = numbers && combine === 'all' && !numbers.title ? numbers.parts : [numbers];
  return {
    title: named.label[locale],
    combine: 'all',
    parts: [{ title: who[locale], combine: 'all', parts: [] }, ...besides.filter(isSaid)],
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
