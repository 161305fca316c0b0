import { versionOn } from '@/law/as-at';
import { entriesOf } from '@/law/entries';
import { type FigureValue, figureHistory, figuresOf } from '@/law/figures';
import type { LawChange, LawSubject, Milestone, Register, Rule, RuleVersion } from '@/law/register';
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
function ruleHistory(
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

/**
 * The rule that took over a figure: the one the register names, or a new rule of scope that measures the
 * same from the very next day. Undefined when nobody measures it any more, or the figure goes on.
 */
export function successorOf(
  { past, now }: FigureSince,
  { rule }: RuleHistory,
  others: readonly RuleHistory[],
): RuleHistory | undefined {
  const last = past.at(-1);
  if (now || !last?.until) return undefined;
  const named = others.find((other) => other.rule.id === rule.replacedBy);
  if (named) return named;
  const start = addDays(last.until, 1);
  const { measure } = last.criterion;
  return others.find(
    (other) =>
      other.rule.id !== rule.id &&
      other.rule.kind === 'scope' &&
      other.rule.versions[0]?.from === start &&
      [...figuresOf(other.rule).values()].some(([value]) => value?.criterion.measure === measure),
  );
}

/** The acts of Omnibus I: the postponement, the simplification, and the two standards it led to. */
export const omnibusActs = [
  'dir-2025-794',
  'dir-2026-470',
  'regdel-2026-1560',
  'regdel-2026-1563',
] as const;

const acts: ReadonlySet<string> = new Set(omnibusActs);

/** Whether an act, by its id, is one of Omnibus I. */
export const isOmnibus = (act: string): boolean => acts.has(act);

/**
 * The first day of Omnibus I: wordings that were the law before it, and no longer later, are history.
 * @throws when the register does not say when any of its acts entered into force.
 */
export function omnibusStart(register: Register): string {
  const { acts: known } = entriesOf(register);
  const [first] = omnibusActs.flatMap((id) => known.get(id)?.inForceFrom ?? []).sort();
  if (first === undefined) throw new Error('No act of Omnibus I has a day of entry into force.');
  return first;
}

/** A body of law that Omnibus I changed. */
export interface OmnibusRegime {
  id: string;
  /** Subjects of the register of law where its rules are filed. */
  subjects: readonly string[];
  /** French rules of the same reach, by id, changed or not. */
  french: readonly string[];
  /** Where to read on. */
  guide: string;
}

export const omnibusRegimes = [
  {
    id: 'csrd',
    subjects: ['csrd'],
    french: [
      'fr-csrd-wave-1',
      'fr-csrd-wave-2',
      'fr-csrd-wave-3',
      'fr-csrd-non-eu',
      'fr-csrd-non-eu-turnover',
    ],
    guide: 'csrdguide',
  },
  { id: 'csddd', subjects: ['csddd'], french: ['fr-vigilance'], guide: 'csdddguide' },
  { id: 'taxonomy', subjects: ['taxonomy'], french: [], guide: 'taxonomieguide' },
  { id: 'esrs', subjects: ['esrs', 'double-materiality'], french: [], guide: 'doublematguide' },
  { id: 'vsme', subjects: ['vsme'], french: [], guide: 'pmeguide' },
  { id: 'assurance', subjects: ['assurance'], french: [], guide: 'assuranceguide' },
] as const satisfies readonly OmnibusRegime[];

/** Figures that everybody asks for: the best known, then those beside it. */
export const omnibusFigures = [
  'csrd-scope.employees',
  'csrd-scope.turnover',
  'csddd-scope.employees',
  'csddd-scope.turnover',
] as const;

/** What Omnibus I did to a regime, by whose law it is. */
interface RegimeHistory {
  eu: RuleHistory[];
  fr: RuleHistory[];
}

/**
 * The Union's rules of a regime that an act of Omnibus I worded, or that its entry in the log of changes
 * names; then the French ones, changed or not, since France may not have transposed the change.
 */
export function regimeHistory(
  register: Register,
  { subjects, french }: OmnibusRegime,
  day: string,
): RegimeHistory {
  const { rules } = entriesOf(register);
  const since = { from: omnibusStart(register), day };
  const history = (rule: Rule) => ruleHistory(register, rule, since);
  const logged = new Set(changesBy(register, day).flatMap((change) => change.rules ?? []));
  const eu = subjects
    .flatMap((id) => register[id]?.rules ?? [])
    .filter(({ layer }) => layer === 'eu')
    .filter((rule) => isWordedBy(rule, day) || logged.has(rule.id))
    .map(history)
    // The log also names rules that it leaves as they were.
    .filter(({ rule, past }) => past.length > 0 || isWordedBy(rule, day));
  const fr = french.flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [history(rule)] : [];
  });
  return { eu, fr: fr.filter(({ now, past }) => now !== undefined || past.length > 0) };
}

const isWordedBy = ({ versions }: Rule, day: string): boolean =>
  versions.some(({ act, from, proposed }) => !proposed && from <= day && isOmnibus(act));

/** Entries of the log of changes that Omnibus I made by a day, oldest first. */
const changesBy = (register: Register, day: string): LawChange[] =>
  Object.values(register)
    .flatMap(({ changes }: LawSubject) => changes)
    .filter(({ act, date }) => isOmnibus(act) && date <= day)
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** The last change to a rule, by its id: the one that ended a rule which is no longer the law. */
export const endedBy = (register: Register, id: string, day: string): LawChange | undefined =>
  changesBy(register, day).findLast(({ rules }) => rules?.includes(id));

/** What an act did to a date. */
interface Step {
  /** The act, by id, and the day from which it did. */
  by: string;
  on: string;
  /** The date that it set; undefined when it set none. */
  to: Milestone | undefined;
}

/** A date that Omnibus I moved, or dropped. */
interface MovedDate {
  milestone: Milestone;
  /** In the order of time: the last one tells which date stands, if any. */
  steps: readonly Step[];
}

/** Dates that Omnibus I moved or dropped by a day, in the order in which they would have come. */
export function movedDates(register: Register, day: string): MovedDate[] {
  const { milestones } = entriesOf(register);
  const stepsFrom = ({ cancelled, replacedBy }: Milestone): Step[] => {
    if (!cancelled || cancelled.date > day) return [];
    const to = replacedBy === undefined ? undefined : milestones.get(replacedBy);
    return [{ by: cancelled.by, on: cancelled.date, to }, ...(to ? stepsFrom(to) : [])];
  };
  return [...milestones.values()]
    .filter(({ cancelled }) => cancelled && isOmnibus(cancelled.by))
    .map((milestone) => ({ milestone, steps: stepsFrom(milestone) }))
    .filter(({ steps }) => steps.length > 0)
    .sort((a, b) => (a.milestone.date < b.milestone.date ? -1 : 1));
}
