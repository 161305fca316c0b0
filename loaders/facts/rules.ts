import type { GuideLaw } from './guide-law';
import type { GuideRule } from './guide-rules';

/** @throws when the rule is not listed in guide.yaml, or is not the law of the day. */
export function ruleNamed({ rules }: Pick<GuideLaw, 'rules'>, id: string): GuideRule {
  const rule = rules.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`guide.yaml has no rule "${id}" that is the law of the day.`);
  return rule;
}
