import { versionOn } from '@/law/as-at';
import { type FigureValue, figureHistory, figuresOf } from '@/law/figures';
import type { Register, Rule, RuleVersion } from '@/law/register';
import { addDays } from '@/lib/dates';

/** A figure of a rule since the eve of Omnibus I. */
export interface FigureSince {
  name: string;
  /** Values that are no longer the law, oldest first. */
  past: FigureValue[];
  /** The value of the day; undefined when the figure is no longer part of the rule. */
  now: FigureValue | undefined;
}

/** A rule since the eve of Omnibus I. */
export interface RuleHistory {
  rule: Rule;
  /** The wording of the day; undefined when the rule is no longer the law. */
  now: RuleVersion | undefined;
  /** Wordings before it, oldest first. */
  past: RuleVersion[];
  figures: FigureSince[];
}

/** What a rule was from a first day on, and what it is on a later one. */
export function ruleHistory(
  register: Register,
  rule: Rule,
  { from, day }: { from: string; day: string },
): RuleHistory {
  // Future wordings are left out.
  const isSince = (span: { from: string; until?: string | undefined }) =>
    span.from <= day && (span.until === undefined || span.until >= addDays(from, -1));
  const now = versionOn(rule, day);
  const figures = [...figuresOf(rule).keys()].flatMap((name): FigureSince[] => {
    const values = figureHistory(register, name).filter(
      (value) => !value.version.proposed && isSince(value),
    );
    const current = values.find(({ until }) => until === undefined || until >= day);
    const past = values.filter((value) => value !== current);
    return values.length > 0 ? [{ name, past, now: current }] : [];
  });
  const past = rule.versions.filter(
    (version) => version !== now && !version.proposed && isSince(version),
  );
  return { rule, now, past, figures };
}
