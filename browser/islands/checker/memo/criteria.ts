import { versionOn } from '@/law/as-at';
import { type CheckerLaw, textOf } from '@/law/checker/checker-law';
import type { RuleResult } from '@/law/checker/result';
import { testWords } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import type { Truth } from '@/law/evaluation/criterion';
import type { Profile } from '@/law/evaluation/profile';
import { written } from '@/law/quantity';
import { flatCriteria, isNumber, type NumberCriterion } from '@/law/register';
import { COLON, lowerFirst, upperFirst } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { fill } from '../messages';
import { type Line, line, SEMICOLON } from './model';

/**
 * The company's figures beside the thresholds: `Headcount 1,240 (> 1,000): met; turnover …`. Those of a rule that it
 * names are given once in a memo.
 */
export function criteriaOf(
  context: ResultContext,
  rule: RuleResult,
  profile: Profile,
  told: Set<string>,
): Line[] {
  const { messages, locale } = context;
  const say = (text: string, truth: Truth) =>
    `${text}${COLON[locale]}${lowerFirst(messages.truths[truth])}`;
  const test = (criterion: NumberCriterion) => testText(context, criterion, profile);
  const named = rule.named
    .filter(({ truth }) => rule.verdict === 'no' || truth !== 'no')
    .map(({ rule: id, truth }) => {
      const text = say(textOf(context.law, id)?.label ?? '', truth);
      const facts = truth === 'no' ? unmetBy(context, resultOf(context, id)) : [];
      const tests = told.has(id) ? [] : thresholdsOf(context.law, id).map(test);
      told.add(id);
      // A fact that is not so says why, whatever the figures.
      return facts.length > 0
        ? `${text} (${facts.join(', ')})`
        : [...new Set([text, ...tests])].join(', ');
    });
  const said = [
    ...(rule.outOfReach ? [messages.outOfReach] : []),
    ...(rule.verdict === 'no' ? unmetBy(context, rule).map((fact) => say(fact, 'no')) : []),
    ...rule.tests.map(({ criterion, truth }) => say(test(criterion), truth)),
    ...named,
  ];
  return [
    ...(said.length > 0 ? [line(upperFirst(said.join(SEMICOLON[locale])))] : []),
    ...(rule.years > 1 ? [line(fill(messages.years, { years: rule.years }))] : []),
  ];
}

const resultOf = ({ found }: ResultContext, id: string): RuleResult | undefined =>
  found.results
    .flatMap(({ layers }) => layers.flatMap(({ rules }) => rules))
    .find(({ rule }) => rule === id);

/** Facts that a rule asks for and that are not so, in words. */
const unmetBy = ({ messages }: ResultContext, rule: RuleResult | undefined): string[] =>
  (rule?.unmet ?? []).flatMap((name) => messages.measures[name] ?? []);

function thresholdsOf({ register, day }: CheckerLaw, id: string): NumberCriterion[] {
  const rule = entriesOf(register).rules.get(id);
  return flatCriteria(rule && versionOn(rule, day)?.criteria).filter(isNumber);
}

const SIGNS: Record<NumberCriterion['operator'], string> = {
  'more-than': '>',
  'at-least': '≥',
  'at-most': '≤',
  'less-than': '<',
  equal: '=',
};

/** `headcount 1,240 (> 1,000)`; that people are counted is said by the name of the measure. */
function testText(
  { messages, locale }: ResultContext,
  criterion: NumberCriterion,
  profile: Profile,
): string {
  const unit = criterion.unit === 'employees' ? 'count' : criterion.unit;
  const said = testWords({ ...criterion, unit }, profile, messages.measures, locale);
  const { name = messages.otherFact, told = messages.memo.notGiven } = said;
  const value = written(criterion.value, unit, locale);
  return `${name} ${told} (${SIGNS[criterion.operator]}\u00a0${value})`;
}
