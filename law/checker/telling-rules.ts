import type { Profile } from '@/law/evaluation/profile';
import { isOnGroupAlone, type LayerResult, type RuleResult } from './result';

/**
 * The rules that tell why a layer answers as it does: those that are met or open, or all where none is. A rule on the
 * group of a company that has none says nothing beside the others.
 */
export function tellingRules({ verdict, rules }: LayerResult, profile: Profile): RuleResult[] {
  const telling = rules.filter((rule) => verdict === 'no' || rule.verdict !== 'no');
  const own = telling.filter((rule) => !isOnGroupAlone(rule.tests, profile));
  return own.length > 0 ? own : telling;
}
