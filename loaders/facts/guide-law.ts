import { entryCheckedOn } from '@/law/checked-on';
import { type FigureValue, figureHistory, figureNames, ruleOfFigure } from '@/law/figures';
import { entriesOf } from '@/law/find';
import { type KnownMilestone, knownMilestone } from '@/law/known-milestone';
import type { Act, LawChange, Register, Rule } from '@/law/register';
import type { GuideData } from '@/loaders/schema/guide';
import { type GuideRule, withRulesNamed } from './guide-rules';
import { type CheckedSubject, namedSubject, requireEntry } from './require-entry';

/** A figure with all its values, oldest first. */
export interface GuideFigure {
  name: string;
  rule: Pick<Rule, 'id' | 'label' | 'layer'>;
  values: FigureValue[];
  checkedOn: string;
}

/** What a guide shows of the register of law, resolved once, on one day. */
export interface GuideLaw {
  day: string;
  subjects: CheckedSubject[];
  milestones: KnownMilestone[];
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
  const found: Omit<GuideLaw, 'sources'> = {
    day,
    subjects: subjects.map((id) => namedSubject(register, id)),
    milestones: milestones.map((id) =>
      knownMilestone(requireEntry(entries.milestones, id), entries.milestones, day),
    ),
    figures: figures.map((name) => {
      const { id, label, layer } = requireEntry(entries.rules, ruleOfFigure(name));
      const values = figureHistory(register, name);
      return { name, rule: { id, label, layer }, values, checkedOn: entryCheckedOn(register, id) };
    }),
    rules: withRulesNamed(register, rules, day),
    since: since.map((id) => requireEntry(entries.changes, id)),
  };
  return {
    ...found,
    sources: [...new Set([...sources, ...actsOf(found)])].map((id) =>
      requireEntry(entries.acts, id),
    ),
  };
}

/** The lists of a guide, less the entries that the register lacks. */
export function knownLists(lists: GuideLists, register: Register): GuideLists {
  const { acts, milestones, rules, changes } = entriesOf(register);
  const figures = figureNames(register);
  return {
    subjects: lists.subjects.filter((id) => register[id]),
    milestones: lists.milestones.filter((id) => milestones.has(id)),
    figures: lists.figures.filter((name) => figures.includes(name)),
    rules: lists.rules?.filter((id) => rules.has(id)),
    since: lists.since.filter((id) => changes.has(id)),
    sources: lists.sources.filter((id) => acts.has(id)),
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
