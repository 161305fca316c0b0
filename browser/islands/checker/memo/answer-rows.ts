import { verdictText } from '@/browser/islands/checker/verdict-of';
import { versionOn } from '@/law/as-at';
import { type CheckerLaw, textOf } from '@/law/checker/checker-law';
import { type Headline, headlineOf, type Standing } from '@/law/checker/headline';
import {
  type LayerResult,
  type RegimeResult,
  type RuleResult,
  verdictOf,
} from '@/law/checker/result';
import { testWords } from '@/law/criteria-text';
import { entriesOf } from '@/law/entries';
import type { Truth } from '@/law/evaluation/criterion';
import type { Profile } from '@/law/evaluation/profile';
import { written } from '@/law/quantity';
import { flatCriteria, isNumber, type NumberCriterion } from '@/law/register';
import { formatDate } from '@/lib/dates';
import { COLON, lowerFirst, upperFirst } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { applicationText, whenText } from '../headline-text';
import { type CheckerMessages, fill } from '../messages';
import { type Cell, type Line, line, type MemoTable, SEMICOLON } from './model';

export const nameOf =
  (messages: CheckerMessages) =>
  ({ id }: Pick<RegimeResult, 'id'>): string =>
    messages.regimes[id];

/** The answers on the regimes that are not out of question, and in a sentence the others. */
export function answersPart(context: ResultContext): { table: MemoTable; others: string } {
  const { law, found, messages, locale } = context;
  const { profile, results } = found;
  const words = messages.memo;
  const told = new Set<string>();
  const others: string[] = [];
  const rows = results.flatMap((result) => {
    const headline = headlineOf(law, result, profile);
    if (isNotable(headline)) return answerRows(context, result, headline, told);
    others.push(nameOf(messages)(result));
    return [];
  });
  const regimes = others.join(SEMICOLON[locale]);
  return {
    table: { head: words.answerHead, rows, widths: [17, 11, 30, 14, 28] },
    others: regimes && fill(words.others, { regimes }),
  };
}

/** Whether a regime is more than out of question: it concerns the company, may do so, or did. */
const isNotable = ({ eu, fr }: Headline): boolean =>
  [eu, fr].some((standing) => standing && standing.kind !== 'out');

/**
 * A regime: a row for each rule that decides the answer of a layer.
 * @param told rules whose thresholds the memo has given.
 */
function answerRows(
  context: ResultContext,
  result: RegimeResult,
  headline: Headline,
  told: Set<string>,
): Cell[][] {
  const { profile } = context.found;
  return result.layers.flatMap((layer) => {
    const standing = headline[layer.layer];
    if (!standing) return [];
    const rules = decidingRules(layer);
    for (const { rule } of rules) told.add(rule);
    const isMany = rules.length > 1;
    return rules.map((rule) => {
      const text = textOf(context.law, rule.rule);
      const name = [
        { text: nameOf(context.messages)(result), strong: true },
        line(context.messages.layers[layer.layer]),
        ...(isMany && text ? [line(text.label)] : []),
      ];
      const answer = { text: answerText(context, result, layer, standing), strong: true };
      return [
        name,
        [answer],
        criteriaOf(context, rule, profile, told),
        applicationOf(context, rule, text?.applies ?? []),
        [rule.rule, ...exemptionsFrom(context.law, rule, profile)].flatMap((id) =>
          provisionOf(context.law, id),
        ),
      ];
    });
  });
}

/** The rules behind an answer; of those that do not concern the company, the first. */
function decidingRules({ verdict, rules }: LayerResult): readonly RuleResult[] {
  return verdict === 'no' ? rules.slice(0, 1) : rules.filter((rule) => rule.verdict === verdict);
}

/** The exemptions by which an exempt company escapes a rule, or the rules that it names. */
function exemptionsFrom(law: CheckerLaw, { rule, verdict, named }: RuleResult, profile: Profile) {
  if (verdict !== 'exempt') return [];
  const escaped = new Set([rule, ...named.map((each) => each.rule)]);
  return [...entriesOf(law.register).rules.values()]
    .filter(({ exempts = [] }) => exempts.some((id) => escaped.has(id)))
    .map(({ id }) => id)
    .filter((id) => verdictOf(law, [id], profile) === 'yes');
}

function provisionOf(law: CheckerLaw, id: string): Line[] {
  const text = textOf(law, id);
  return text
    ? [{ text: [text.act, text.provision].filter(Boolean).join(', '), href: text.url }]
    : [];
}

function answerText(
  { found, law, messages, locale }: ResultContext,
  { id }: RegimeResult,
  layer: LayerResult,
  standing: Standing,
): string {
  const { verdicts, headline, memo } = messages;
  const { kind, since } = standing;
  if (kind === 'left' && since) return fill(memo.left, { date: formatDate(since, locale) });
  const text = verdictText(id, layer, found.answers, { verdicts, unless: memo.unless });
  return kind === 'ending' ? text + whenText(standing, law.day, headline, locale) : text;
}

/** From when on, and the first report, of what concerns the company or may. */
function applicationOf(
  { law, messages, locale }: ResultContext,
  rule: RuleResult,
  applies: readonly string[],
): Line[] {
  const { report, verdict, isByOthers } = rule;
  if (verdict === 'no') return [];
  const words = messages.memo;
  const first = report === undefined || isByOthers ? [] : [fill(words.report, { year: report })];
  const phrases = applicationText(rule, applies, law.day, messages.headline, locale);
  const known = [...phrases.map(upperFirst), ...first];
  return (known.length > 0 ? known : [words.inForce]).map(line);
}

/**
 * The company's figures beside the thresholds: `Headcount 1,240 (> 1,000): met; turnover …`. Those of a rule that it
 * names are given once in a memo.
 */
function criteriaOf(
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
