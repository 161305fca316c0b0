import { figuresOf } from '@/law/figures';
import { addDays } from '@/lib/dates';
import type { FigureSince, RuleHistory } from './rule-history';

/**
 * The rule that took over a figure: the one the register names, or a new rule of scope that measures the
 * same from the very next day. Undefined when nobody measures it any more, or the figure goes on.
 */
export function successorOf(
  { past, now }: FigureSince,
  { rule }: RuleHistory,
  others: readonly RuleHistory[],
): RuleHistory | undefined {
  const last = past.at(-1);
  if (now || !last?.until) return undefined;
  const named = others.find((other) => other.rule.id === rule.replacedBy);
  if (named) return named;
  const start = addDays(last.until, 1);
  const { measure } = last.criterion;
  return others.find(
    (other) =>
      other.rule.id !== rule.id &&
      other.rule.kind === 'scope' &&
      other.rule.versions[0]?.from === start &&
      [...figuresOf(other.rule).values()].some(([value]) => value?.criterion.measure === measure),
  );
}
