import { type RuleOnDay, versionOn } from '@/law/as-at';
import { entryCheckedOn } from '@/law/checked-on';
import { entriesOf, subjectOf } from '@/law/find';
import { isDateState, milestoneState } from '@/law/milestone-state';
import { flatCriteria, isRuleCriterion, type Register } from '@/law/register';
import { requireEntry } from './require-entry';

/** A rule as it stands on the day. */
export interface GuideRule extends RuleOnDay {
  checkedOn: string;
  /** Day by which Member States are to transpose the act it rests on. */
  transposeBy: string | undefined;
}

/** Rules as they stand on a day, and those on which their criteria rest. */
export function withRulesNamed(
  register: Register,
  ids: readonly string[],
  day: string,
): GuideRule[] {
  const known = entriesOf(register).rules;
  const found = new Map<string, GuideRule>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    const { versions, ...rule } = requireEntry(known, id);
    const version = versionOn({ versions }, day);
    if (!version) return;
    const subject = subjectOf(register, id) ?? '';
    const checkedOn = entryCheckedOn(register, id);
    const onDay = { ...rule, subject, version };
    found.set(id, { ...onDay, checkedOn, transposeBy: transposeBy(register, onDay, day) });
    for (const criterion of flatCriteria(version.criteria))
      if (isRuleCriterion(criterion)) add(criterion.rule);
  };
  for (const id of ids) add(id);
  return [...found.values()];
}

/** An act may be transposed in parts, so each subject states its date as a milestone. */
const transposeBy = (
  register: Register,
  { subject, version }: RuleOnDay,
  day: string,
): string | undefined =>
  register[subject]?.milestones
    .filter(
      (milestone) =>
        milestone.kind === 'transposition' &&
        milestone.act === version.act &&
        isDateState(milestoneState(milestone, day)),
    )
    .map(({ date }) => date)
    .sort()
    .at(-1);
