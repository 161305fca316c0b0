// The closed lists of the register of law. docs/law.md explains them to writers.

/** Whose law an entry is: of the Union, of France, or of a body that sets standards. */
export const layers = ['eu', 'fr', 'international'] as const;
export type Layer = (typeof layers)[number];

/** Kinds of act that bind: what schema.org calls legislation. */
export const legislationKinds = [
  'directive',
  'regulation',
  'delegated-directive',
  'delegated-regulation',
  'delegated-act',
  'implementing-regulation',
  'implementing-decision',
  'decision',
  'act',
  'ordinance',
  'decree',
  'order',
  'code',
] as const;

export const actKinds = [
  ...legislationKinds,
  'recommendation',
  'communication',
  'proposal',
  'position',
  'case',
  'bill',
  'standard',
  'guidance',
  'report',
  'study',
  'page',
] as const;
export type ActKind = (typeof actKinds)[number];

export const ruleKinds = ['scope', 'exemption', 'duty', 'figure', 'sanction', 'option'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Whether a rule decides who is concerned, and so is evaluated for a profile. */
export const isEvaluated = ({ kind }: { kind: RuleKind }): boolean =>
  kind === 'scope' || kind === 'exemption';

export const milestoneKinds = [
  'publication',
  'entry-into-force',
  'application',
  'transposition',
  'report',
  'deadline',
  'review',
  'procedure',
] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** `unsure` is kept in the files and never published. */
export const certainties = ['verified', 'known', 'unsure'] as const;
export type Certainty = (typeof certainties)[number];

export const operators = ['more-than', 'at-least', 'at-most', 'less-than', 'equal'] as const;
export type Operator = (typeof operators)[number];

/** What a wording tells readers besides its criteria, the scope of these included. */
export const explanations = ['who', 'consequence', 'note', 'scope'] as const;

export const combinations = ['all', 'any', 'two-of-three'] as const;
export type Combination = (typeof combinations)[number];

/** `count` needs a noun that says what is counted. */
export const units = [
  'employees',
  'eur',
  'percent',
  'count',
  'years',
  'months',
  'days',
  'gwh',
  'kwh',
  'kw',
  'tonnes',
  'm2',
] as const;
export type Unit = (typeof units)[number];
