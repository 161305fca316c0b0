import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/find';
import type { Act, Register, Rule, RuleVersion, Words } from '@/law/register';

/** Where the law says something: an act, and the place in it. */
export interface Provision {
  act: Act;
  place: Words | undefined;
}

/** A rule's wording of the day; before it has one, its first, and after, its last. */
function wordingOf(rule: Rule, day: string): RuleVersion | undefined {
  const law = rule.versions.filter(({ proposed }) => !proposed);
  return versionOn(rule, day) ?? law.find(({ from }) => from > day) ?? law.at(-1);
}

/** Provisions that rules, milestones and acts rest on, in their order, each once. */
export function provisionsOf(register: Register, ids: readonly string[], day: string): Provision[] {
  const { acts, rules, milestones } = entriesOf(register);
  const found = ids.flatMap((id): { act: string; provision?: Words | undefined }[] => {
    const rule = rules.get(id);
    const entry = rule ? wordingOf(rule, day) : milestones.get(id);
    return [entry ?? { act: id }];
  });
  const unique = new Map(found.map((each) => [`${each.act} ${each.provision?.en}`, each]));
  return [...unique.values()].flatMap(({ act: id, provision: place }) => {
    const act = acts.get(id);
    return act ? { act, place } : [];
  });
}
