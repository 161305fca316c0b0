import { entriesOf, entriesReviewBy, subjectOf } from '@/law/entries';
import type { Act, LawChange, Register, Rule, RuleVersion } from '@/law/register';
import { isEvaluated, layers, ruleKinds } from '@/law/vocabulary';
import { type GuideRule, guideRules } from './guide-law';
import type { Obligation } from './obligations';

/** A rule with its wordings by their standing on a day. */
export interface RuleWordings {
  rule: Pick<Rule, 'id' | 'layer' | 'kind' | 'label'>;
  /** The law of the day. */
  now: GuideRule | undefined;
  /** What will be the law, the earliest first. */
  next: RuleVersion[];
  /** What was the law, the latest first. */
  past: RuleVersion[];
  proposed: RuleVersion[];
}

/** What the register says of an obligation on a day. */
export interface ObligationLaw {
  day: string;
  /** The day on which the law of its first rule was checked. */
  checkedOn: string;
  /** Last day on which none of it needs a new check. */
  reviewBy: string | undefined;
  rules: RuleWordings[];
  /** Entries of the log of changes, the latest first. */
  changes: LawChange[];
  /** Acts that it rests on today, then those it rested on and those that changed it, each once. */
  acts: Act[];
}

function wordingsOf(rule: Rule, now: GuideRule | undefined, day: string): RuleWordings {
  const law = rule.versions.filter(({ proposed }) => !proposed);
  return {
    rule,
    now,
    next: law.filter(({ from }) => from > day),
    past: law.filter(({ until }) => until !== undefined && until < day).reverse(),
    proposed: rule.versions.filter(({ proposed }) => proposed),
  };
}

/** Resolves the entries of an obligation in a register, as they stand on a day. */
export function obligationLaw(
  { rules: ids, milestones, changes }: Pick<Obligation, 'rules' | 'milestones' | 'changes'>,
  register: Register,
  day: string,
): ObligationLaw {
  const known = entriesOf(register);
  const present = <T>(entries: ReadonlyMap<string, T>, names: readonly string[]): T[] =>
    names.flatMap((name) => entries.get(name) ?? []);
  const standing = guideRules(register, ids, day);
  const rules = present(known.rules, ids).map((rule) =>
    wordingsOf(
      rule,
      standing.find(({ id }) => id === rule.id),
      day,
    ),
  );
  const logged = present(known.changes, changes);
  const acts = [
    ...rules.flatMap(({ now, next, proposed }) => [now?.version ?? [], next, proposed].flat()),
    ...present(known.milestones, milestones),
    ...rules.flatMap(({ past }) => past),
    ...logged,
  ].map(({ act }) => act);
  return {
    day,
    checkedOn: register[subjectOf(register, ids[0] ?? '') ?? '']?.checkedOn ?? day,
    reviewBy: entriesReviewBy(register, ids),
    rules,
    changes: logged.sort((a, b) => b.date.localeCompare(a.date)),
    acts: present(known.acts, [...new Set(acts)]),
  };
}

/** Whether a rule decides who is concerned, rather than what follows. */
export const decidesWho = ({ rule }: RuleWordings): boolean => isEvaluated(rule);

/** Whether one of its rules has a wording that began after a day. */
export const hasChangedSince = ({ rules }: ObligationLaw, since: string): boolean =>
  rules.some(({ now, past }) =>
    [...(now ? [now.version] : []), ...past].some(({ from }) => from > since),
  );

/** Rules by whose law they are and what they do; groups without any are left out. */
export const byLayerAndKind = (rules: readonly RuleWordings[]) =>
  layers
    .flatMap((layer) =>
      ruleKinds.map((kind) => ({
        layer,
        kind,
        rules: rules.filter(({ rule }) => rule.layer === layer && rule.kind === kind),
      })),
    )
    .filter(({ rules: found }) => found.length > 0);
