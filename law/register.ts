import type { Locale } from '@/lib/i18n/locales';
import type {
  ActKind,
  Certainty,
  Combination,
  explanations,
  Layer,
  MilestoneKind,
  Operator,
  RuleKind,
  Unit,
} from './vocabulary';

// The register of law as content/law holds it. Days are `YYYY-MM-DD`.

/** A text in every language. */
export type Words = Record<Locale, string>;

/** A law, a standard, or any other text that a fact rests on. */
export interface Act {
  id: string;
  kind: ActKind;
  /** As cited in a sentence. */
  name: Words;
  title?: Words | undefined;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date?: string | undefined;
  celex?: string | undefined;
  publishedIn?: Words | undefined;
  inForceFrom?: string | undefined;
  transposeBy?: string | undefined;
  /** Ids of acts. */
  amends?: string[] | undefined;
  url?: string | Words | undefined;
  /** The address is neither that of an official journal nor that of the issuer. */
  secondary?: boolean | undefined;
  /** The only language the text exists in. */
  language?: string | undefined;
  /** The day to which the copy of its text goes that was read. */
  read?: string | undefined;
  /** Where that copy is. */
  copy?: string | undefined;
  certainty: Certainty;
}

/** A number against which an entity is measured, or that a duty sets. */
export interface NumberCriterion {
  /** Tells two criteria of one measure apart. */
  id?: string | undefined;
  measure: string;
  /** What the figure is, where the rule has several. */
  label?: Words | undefined;
  operator: Operator;
  value: number;
  unit: Unit;
  /** What is counted, when the unit is `count`. */
  noun?: Words | undefined;
  /** On whom or over what it is measured. */
  scope?: Words | undefined;
}

/** A criterion on something other than a number: yes or no, or a seat. */
export interface FactCriterion {
  id?: string | undefined;
  measure: string;
  is: boolean | string;
  scope?: Words | undefined;
}

/** Another rule has to be met, or, with `is: false`, must not be. */
interface RuleCriterion {
  rule: string;
  is?: boolean | undefined;
}

export interface CriterionGroup {
  combine?: Combination | undefined;
  criteria: Criterion[];
}

export type Criterion = NumberCriterion | FactCriterion | RuleCriterion | CriterionGroup;

/** Calendar years, both included. */
interface Years {
  from?: number | undefined;
  until?: number | undefined;
}
/** Days, both included. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** One wording of a rule, and while it was the law. */
export interface RuleVersion {
  from: string;
  /** The last day; absent while it is the law. */
  until?: string | undefined;
  /** The hole before this version is intended. */
  gapBefore?: boolean | undefined;
  /** A wording that is only proposed, from this day; never the law. */
  proposed?: boolean | undefined;
  /** Financial years it applies to, by the calendar year in which they start. */
  financialYears?: Years | undefined;
  /** Calendar years of publication. */
  reports?: Years | undefined;
  /** When it applies, where it is not tied to a financial year. */
  dates?: Days | undefined;
  who?: Words | undefined;
  /** What the wording before says and this one, on purpose, does not. */
  without?: (typeof explanations)[number][] | undefined;
  combine?: Combination | undefined;
  criteria?: Criterion[] | undefined;
  /** Closings in a row on which the criteria must be met. */
  consecutiveYears?: number | undefined;
  /** Closings in a row without them after which the rule is left; at once by default. */
  leavesAfter?: number | undefined;
  /** Closings in a row that it may take to enter and to leave, where the law does not say whether one is enough. */
  unsettledYears?: number | undefined;
  act: string;
  provision?: Words | undefined;
  consequence?: Words | undefined;
  note?: Words | undefined;
  /** As of an act, where this wording was read on another day, or in another text; of a proposal, the day to which it was followed. */
  read?: string | undefined;
  certainty: Certainty;
}

/** One question of law, with its successive answers, oldest first. */
export interface Rule {
  id: string;
  layer: Layer;
  kind: RuleKind;
  label: Words;
  versions: RuleVersion[];
  /** The rule that took over. */
  replacedBy?: string | undefined;
  /** Ids of the rules it exempts from. */
  exempts?: string[] | undefined;
}

export interface Milestone {
  id: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: string;
  layer: Layer;
  kind: MilestoneKind;
  label: Words;
  act: string;
  provision?: Words | undefined;
  proposed?: boolean | undefined;
  /** From this day it no longer stands. */
  cancelled?: { by: string; date: string } | undefined;
  /** The milestone with the new date: deferred rather than dropped. */
  replacedBy?: string | undefined;
  /** The day to which a proposal was followed. */
  read?: string | undefined;
  /** Ids of the rules whose companies it concerns; absent when it concerns all of the subject. */
  rules?: string[] | undefined;
  certainty: Certainty;
}

/** An entry of the log of changes of law. */
export interface LawChange {
  id: string;
  date: string;
  /** A few words, for lists and feeds. */
  title?: Words | undefined;
  text: Words;
  act: string;
  provision?: Words | undefined;
  /** Ids of the rules it changed. */
  rules?: string[] | undefined;
  certainty?: Certainty | undefined;
}

/** One file of content/law. */
export interface LawSubject {
  name: Words;
  title: Words;
  /** Day on which the law of the subject was last checked. */
  checkedOn: string;
  reviewBy: string;
  acts: Act[];
  rules: Rule[];
  milestones: Milestone[];
  changes: LawChange[];
}

/** Every subject by its id, the name of its file. */
export type Register = Readonly<Record<string, LawSubject>>;

export const isNumber = (criterion: Criterion): criterion is NumberCriterion =>
  'value' in criterion;
export const isFact = (criterion: Criterion): criterion is FactCriterion =>
  'measure' in criterion && 'is' in criterion;
export const isRuleCriterion = (criterion: Criterion): criterion is RuleCriterion =>
  'rule' in criterion;
export const isGroup = (criterion: Criterion): criterion is CriterionGroup =>
  'criteria' in criterion;

/** Criteria with those of their groups, in the order written; the groups themselves left out. */
export const flatCriteria = (
  criteria: readonly Criterion[] = [],
): Exclude<Criterion, CriterionGroup>[] =>
  criteria.flatMap((criterion) =>
    isGroup(criterion) ? flatCriteria(criterion.criteria) : [criterion],
  );
