import { entriesOf } from '@/law/entries';
import type { LawSubject, Register } from '@/law/register';

/**
 * The register without references to entries that it lacks: unsure ones are not published, so a reader could
 * not follow them.
 */
export function withoutDanglingReferences(register: Register): Register {
  const { acts, rules, milestones } = entriesOf(register);
  const only = (known: ReadonlyMap<string, unknown>, ids: string[] | undefined) => {
    const kept = ids?.filter((id) => known.has(id));
    return kept && kept.length > 0 ? kept : undefined;
  };
  const one = (known: ReadonlyMap<string, unknown>, id: string | undefined) =>
    id !== undefined && known.has(id) ? id : undefined;
  const cleaned = (subject: LawSubject): LawSubject => ({
    ...subject,
    acts: subject.acts.map((act) => ({ ...act, amends: only(acts, act.amends) })),
    rules: subject.rules.map((rule) => ({
      ...rule,
      exempts: only(rules, rule.exempts),
      replacedBy: one(rules, rule.replacedBy),
    })),
    milestones: subject.milestones.map((milestone) => ({
      ...milestone,
      replacedBy: one(milestones, milestone.replacedBy),
      rules: only(rules, milestone.rules),
    })),
    changes: subject.changes.map((change) => ({ ...change, rules: only(rules, change.rules) })),
  });
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [id, cleaned(subject)]),
  );
}
