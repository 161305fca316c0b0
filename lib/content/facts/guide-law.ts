import type { GuideData } from '@/lib/content/schema/guide';
import { type RuleOnDay, versionOn } from '@/lib/law/as-at';
import { type FigureValue, figureHistory, ruleOfFigure } from '@/lib/law/figures';
import { entriesOf, subjectOf } from '@/lib/law/find';
import {
  isDateState,
  type MilestoneOnDay,
  milestoneOn,
  milestoneState,
} from '@/lib/law/milestone-state';
import {
  type Act,
  flatCriteria,
  isRuleCriterion,
  type LawChange,
  type Register,
  type Rule,
} from '@/lib/law/register';

/** A subject of the law, and the day on which its law was last checked. */
export interface CheckedSubject {
  id: string;
  name: Rule['label'];
  checkedOn: string;
}

/** A milestone as it is on the day, and what is already known to become of it. */
export interface GuideMilestone extends MilestoneOnDay {
  /** A day to come on which it is cancelled or deferred. */
  later: Pick<MilestoneOnDay, 'date' | 'state' | 'newDate'> | undefined;
}

/** A figure with all its values, oldest first. */
export interface GuideFigure {
  name: string;
  rule: Pick<Rule, 'id' | 'label' | 'layer'>;
  values: FigureValue[];
  checkedOn: string;
}

/** A rule as it stands on the day. */
export interface GuideRule extends RuleOnDay {
  checkedOn: string;
  /** Day by which Member States are to transpose the act it rests on. */
  transposeBy: string | undefined;
}

/** What a guide shows of the register of law, resolved once, on one day. */
export interface GuideLaw {
  day: string;
  subjects: CheckedSubject[];
  milestones: GuideMilestone[];
  figures: GuideFigure[];
  /** Those the guide names, then those that their criteria name. */
  rules: GuideRule[];
  since: LawChange[];
  /** Acts that the guide names, in its order, then those that its entries rest on. */
  sources: Act[];
}

/**
 * What a guide names in its guide.yaml, from the register.
 * @throws when the register has no such entry, which the check reports with its place.
 */
export function resolveLaw(
  { subjects, milestones, figures, rules = [], since, sources }: GuideLists,
  register: Register,
  day: string,
): GuideLaw {
  const entries = entriesOf(register);
  const checkedOn = (id: string) => subjectNamed(register, subjectOf(register, id) ?? '').checkedOn;
  const found: Omit<GuideLaw, 'sources'> = {
    day,
    subjects: subjects.map((id) => subjectNamed(register, id)),
    milestones: milestones.map((id) => {
      const milestone = required(entries.milestones, id);
      const { cancelled } = milestone;
      return {
        ...milestoneOn(milestone, entries.milestones, day),
        later:
          cancelled && cancelled.date > day
            ? {
                ...milestoneOn(milestone, entries.milestones, cancelled.date),
                date: cancelled.date,
              }
            : undefined,
      };
    }),
    figures: figures.map((name) => {
      const { id, label, layer } = required(entries.rules, ruleOfFigure(name));
      const values = figureHistory(register, name);
      return { name, rule: { id, label, layer }, values, checkedOn: checkedOn(id) };
    }),
    rules: withRulesNamed(register, rules, day),
    since: since.map((id) => required(entries.changes, id)),
  };
  return {
    ...found,
    sources: [...new Set([...sources, ...actsOf(found)])].map((id) => required(entries.acts, id)),
  };
}

type GuideLists = Pick<
  GuideData,
  'subjects' | 'milestones' | 'figures' | 'rules' | 'since' | 'sources'
>;

/** Acts that entries rest on, and those of the earlier values of figures. */
export const actsOf = ({
  milestones,
  figures,
  rules,
  since,
}: Omit<GuideLaw, 'sources'>): string[] => [
  ...milestones.map(({ act }) => act),
  ...figures.flatMap(({ values }) => values.map(({ version }) => version.act)),
  ...rules.map(({ version }) => version.act),
  ...since.map(({ act }) => act),
];

function required<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The register of law has no "${id}".`);
  return entry;
}

function subjectNamed(register: Register, id: string): CheckedSubject {
  const subject = register[id];
  if (!subject) throw new Error(`The register of law has no subject "${id}".`);
  return { id, name: subject.name, checkedOn: subject.checkedOn };
}

/** Rules as they stand on a day, and those on which their criteria rest. */
function withRulesNamed(register: Register, ids: readonly string[], day: string): GuideRule[] {
  const known = entriesOf(register).rules;
  const found = new Map<string, GuideRule>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    const { versions, ...rule } = required(known, id);
    const version = versionOn({ versions }, day);
    if (!version) return;
    const subject = subjectOf(register, id) ?? '';
    const { checkedOn } = subjectNamed(register, subject);
    const onDay = { ...rule, subject, version };
    found.set(id, { ...onDay, checkedOn, transposeBy: transposeBy(register, onDay, day) });
    for (const criterion of flatCriteria(version.criteria))
      if (isRuleCriterion(criterion)) add(criterion.rule);
  };
  for (const id of ids) add(id);
  return [...found.values()];
}

/** An act may be transposed in parts; each subject has the date of its own as a milestone. */
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
