import { type CheckerLaw, textOf } from '@/law/checker/checker-law';
import { type Headline, headlineOf, type Standing } from '@/law/checker/headline';
import {
  type LayerResult,
  type RegimeResult,
  type RuleResult,
  verdictOf,
} from '@/law/checker/result';
import { entriesOf } from '@/law/entries';
import type { Profile } from '@/law/evaluation/profile';
import { formatDate } from '@/lib/dates';
import { upperFirst } from '@/lib/sentences';
import type { ResultContext } from '../found';
import { applicationText, whenText } from '../headline-text';
import { type CheckerMessages, fill } from '../messages';
import { verdictText } from '../verdict-text';
import { criteriaOf } from './criteria';
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
