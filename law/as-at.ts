import { isWithin } from '@/lib/dates';
import type { Register, Rule, RuleVersion } from './register';

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
 * The register as at a day: acts that exist by then, rules with the wordings known by then, milestones
 * and changes of acts that exist. What a later act did is not known yet.
 */
export const registerAsAt = (register: Register, day: string): Register => {
  const unborn = new Set(
    Object.values(register).flatMap(({ acts }) =>
      acts.flatMap(({ id, date }) => (date !== undefined && date > day ? [id] : [])),
    ),
  );
  const exists = ({ act }: { act: string }): boolean => !unborn.has(act);
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [
      id,
      {
        ...subject,
        acts: subject.acts.filter((act) => !unborn.has(act.id)),
        rules: subject.rules
          .map((rule) => ({ ...rule, versions: versionsKnown(rule.versions, day) }))
          .filter(({ versions }) => versions.length > 0),
        milestones: subject.milestones
          .filter(exists)
          .map(({ cancelled, replacedBy, ...rest }) =>
            cancelled && cancelled.date <= day ? { ...rest, cancelled, replacedBy } : rest,
          ),
        changes: subject.changes.filter(({ date }) => date <= day),
      },
    ]),
  );
};

/** Wordings that have begun; one that a later day ends has no end yet. */
const versionsKnown = (versions: readonly RuleVersion[], day: string): RuleVersion[] =>
  versions
    .filter(({ from }) => from <= day)
    .map(({ until, ...rest }) => (until !== undefined && until <= day ? { ...rest, until } : rest));
