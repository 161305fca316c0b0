import type { RuleOnDay } from '@/law/as-at';
import {
  type Criterion,
  type CriterionGroup,
  type FactCriterion,
  isFact,
  isGroup,
  isNumber,
  isRuleCriterion,
} from '@/law/register';
import type { Combination } from '@/law/vocabulary';
import type { Locale } from '@/lib/i18n/locales';
import { type LawWords, lowerFirst } from './law-words';

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
  /** The words of a page for a fact, and for the measure of a number that has no label. */
  fact?: (criterion: FactCriterion) => string | undefined;
  measure?: (name: string) => string;
}

/**
 * Numbers that a rule asks for, with those of the rules it names. Other facts are covered by the rule's `who`,
 * and so is a choice between such a fact and a number where the page has no words for the fact.
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
  // Facts alone are covered by the rule's `who`.
  if (criteria.every((each) => isFact(each))) return undefined;
  const parts = criteria.map((each) =>
    // A page with words of its own names a rule that stands beside a number, and does not spell it out.
    context.measure && isRuleCriterion(each) && each.is !== false && criteria.some(isNumber)
      ? nameOf(each.rule, context)
      : partText(each, context, inChoice || combine !== 'all'),
  );
  const said = parts.filter((part) => part !== undefined);
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
    const label = criterion.label?.[locale] ?? measure?.(criterion.measure);
    const scope = criterion.label || !measure ? criterion.scope?.[locale] : undefined;
    const title =
      (label ? `${label}${words.colon}${lowerFirst(value)}` : value) + (scope ? ` (${scope})` : '');
    return { title, combine: 'all', parts: [] };
  }
  if (isFact(criterion)) {
    const title = inChoice ? fact?.(criterion) : undefined;
    return title === undefined ? undefined : { title, combine: 'all', parts: [] };
  }
  if (!isRuleCriterion(criterion) || criterion.is === false) return undefined;
  const named = rules.find(({ id }) => id === criterion.rule);
  if (!named) return undefined;
  const { combine = 'all', criteria = [] } = named.version;
  return groupText({ combine, criteria }, named.label[locale], context, inChoice);
}
