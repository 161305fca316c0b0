import { addDays, isWithin } from '@/lib/dates';
import { entriesOf } from './entries';
import type { Act, LawChange, Milestone, Register, Rule, RuleVersion } from './register';
import { flatCriteria, isRuleCriterion } from './register';

/** The wording of a rule that is the law on a day; undefined when there is none. */
export const versionOn = (
  { versions }: Pick<Rule, 'versions'>,
  day: string,
): RuleVersion | undefined =>
  versions.find((version) => !version.proposed && isWithin(day, version));

/** A rule as it stands on a day. */
export interface RuleOnDay extends Omit<Rule, 'versions'> {
  subject: string;
  version: RuleVersion;
}

/** Every rule that is the law on a day, with its wording of that day. */
export const rulesOn = (register: Register, day: string): RuleOnDay[] =>
  Object.entries(register).flatMap(([subject, { rules }]) =>
    rules.flatMap((rule): RuleOnDay[] => {
      const version = versionOn(rule, day);
      const { versions: _, ...rest } = rule;
      return version ? [{ ...rest, subject, version }] : [];
    }),
  );

/**
 * Rules, and those that their criteria name, and so on, by id.
 * @param day of the wordings that count; all of them without it.
 */
export function withRulesNamed(register: Register, ids: readonly string[], day?: string): string[] {
  const { rules } = entriesOf(register);
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const rule = rules.get(id);
    const wordings = rule && day !== undefined ? [versionOn(rule, day)] : rule?.versions;
    for (const criterion of wordings?.flatMap((each) => flatCriteria(each?.criteria)) ?? [])
      if (isRuleCriterion(criterion)) add(criterion.rule);
  };
  ids.forEach(add);
  return [...found];
}

/** Something that changed in the law on a day. */
export type Change = { subject: string; date: string } & (
  | { kind: 'opened' | 'closed'; rule: Rule; version: RuleVersion }
  | { kind: 'cancelled' | 'deferred'; milestone: Milestone }
  | { kind: 'in-force'; act: Act }
  | { kind: 'logged'; change: LawChange }
);

/**
 * What changed after a day, up to another one: wordings that became the law or ceased to be it,
 * milestones cancelled or deferred, acts in force, and entries of the log; by date.
 */
export function changesBetween(register: Register, after: string, upTo: string): Change[] {
  const happened = (date: string | undefined): date is string =>
    date !== undefined && date > after && date <= upTo;
  return Object.entries(register)
    .flatMap(([subject, { acts, rules, milestones, changes }]): Change[] => [
      ...acts.flatMap((act): Change[] =>
        happened(act.inForceFrom)
          ? [{ kind: 'in-force', subject, date: act.inForceFrom, act }]
          : [],
      ),
      ...rules.flatMap((rule) => versionChanges(subject, rule, happened)),
      ...milestones.flatMap((milestone): Change[] => {
        const { cancelled, replacedBy } = milestone;
        if (!cancelled || !happened(cancelled.date)) return [];
        const kind = replacedBy === undefined ? 'cancelled' : 'deferred';
        return [{ kind, subject, date: cancelled.date, milestone }];
      }),
      ...changes.flatMap((change): Change[] =>
        happened(change.date) ? [{ kind: 'logged', subject, date: change.date, change }] : [],
      ),
    ])
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** A wording ceases to be the law on the day after its last; the next one says so as it opens. */
const versionChanges = (
  subject: string,
  rule: Rule,
  happened: (date: string | undefined) => date is string,
): Change[] => {
  const law = rule.versions.filter(({ proposed }) => !proposed);
  return law.flatMap((version, index): Change[] => {
    const end = version.until === undefined ? undefined : addDays(version.until, 1);
    const opened: Change[] = happened(version.from)
      ? [{ kind: 'opened', subject, date: version.from, rule, version }]
      : [];
    const closed: Change[] =
      happened(end) && law[index + 1]?.from !== end
        ? [{ kind: 'closed', subject, date: end, rule, version }]
        : [];
    return [...opened, ...closed];
  });
};
