import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { flatCriteria, isRuleCriterion, type Register } from '@/law/register';

/** Rules, and all those that their criteria name under the law of a day, by id. */
export function rulesNamed(register: Register, ids: readonly string[], day: string): string[] {
  const { rules } = entriesOf(register);
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const rule = rules.get(id);
    const version = rule && versionOn(rule, day);
    for (const criterion of flatCriteria(version?.criteria))
      if (isRuleCriterion(criterion)) add(criterion.rule);
  };
  ids.forEach(add);
  return [...found];
}
