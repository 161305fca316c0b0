import type { Locale } from '@/lib/i18n/locales';
import type { RuleOnDay } from '@/lib/law/as-at';
import {
  type Criterion,
  type CriterionGroup,
  isGroup,
  isNumber,
  isRuleCriterion,
} from '@/lib/law/register';
import type { Combination } from '@/lib/law/vocabulary';
import { type LawWords, lowerFirst } from './law-words';

/** Criteria of a rule in words: one of them, or several and how they combine. */
export interface CriteriaText {
  /** What a single criterion says, or the name of the rule that holds the others. */
  title: string | undefined;
  combine: Combination;
  parts: CriteriaText[];
}

interface Context {
  /** Rules that criteria may name. */
  rules: readonly RuleOnDay[];
  words: LawWords;
  locale: Locale;
}

/**
 * Numbers that a rule asks for, with those of the rules it names. Other facts are covered by the rule's `who`,
 * and so is a choice between such a fact and a number.
 */
export const criteriaText = (
  { version: { combine = 'all', criteria = [] } }: Pick<RuleOnDay, 'version'>,
  context: Context,
): CriteriaText | undefined => groupText({ combine, criteria }, undefined, context);

function groupText(
  { combine = 'all', criteria }: CriterionGroup,
  title: string | undefined,
  context: Context,
): CriteriaText | undefined {
  const parts = criteria.map((criterion) => partText(criterion, context));
  const said = parts.filter((part) => part !== undefined);
  if (said.length === 0 || (combine !== 'all' && said.length < parts.length)) return undefined;
  const [only] = said;
  return only && said.length === 1 && (!title || !only.title)
    ? { ...only, title: only.title ?? title }
    : { title, combine, parts: said };
}

function partText(criterion: Criterion, context: Context): CriteriaText | undefined {
  const { rules, words, locale } = context;
  if (isGroup(criterion)) return groupText(criterion, undefined, context);
  if (isNumber(criterion)) {
    const value = words.value(criterion);
    const title = criterion.label
      ? `${criterion.label[locale]}${words.colon}${lowerFirst(value)}`
      : value;
    return { title, combine: 'all', parts: [] };
  }
  if (!isRuleCriterion(criterion) || criterion.is === false) return undefined;
  const named = rules.find(({ id }) => id === criterion.rule);
  if (!named) return undefined;
  const { combine = 'all', criteria = [] } = named.version;
  return groupText({ combine, criteria }, named.label[locale], context);
}
