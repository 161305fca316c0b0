import { type RuleOnDay, versionOn, withRulesNamed } from '@/law/as-at';
import { entriesOf, reviewByOf, subjectOf } from '@/law/entries';
import { type FigureValue, figureHistory, figureNames, ruleOfFigure } from '@/law/figures';
import { isDateState, type KnownMilestone, knownMilestone, milestoneState } from '@/law/milestones';
import type { Act, LawChange, Register, Rule } from '@/law/register';
import type { GuideData } from './schema/guide';

/** @throws when there is no such subject. */
function namedSubject(register: Register, id: string) {
  const subject = register[id];
  if (!subject) throw new Error(`The register of law has no subject "${id}".`);
  return { id, name: subject.name, reviewBy: reviewByOf(subject) };
}

/** @throws when there is no such entry. */
function requireEntry<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`The register of law has no "${id}".`);
  return entry;
}

/** A rule as it stands on the day. */
export interface GuideRule extends RuleOnDay {
  /** Day by which Member States are to transpose the act it rests on. */
  transposeBy: string | undefined;
}

/** Rules as they stand on a day, and those on which their criteria rest. */
export function guideRules(register: Register, ids: readonly string[], day: string): GuideRule[] {
  const known = entriesOf(register).rules;
  return withRulesNamed(register, ids, day).flatMap((id): GuideRule[] => {
    const { versions, ...rule } = requireEntry(known, id);
    const version = versionOn({ versions }, day);
    if (!version) return [];
    const onDay = { ...rule, subject: subjectOf(register, id) ?? '', version };
    return [{ ...onDay, transposeBy: transposeBy(register, onDay, day) }];
  });
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

/** A figure with all its values, oldest first. */
export interface GuideFigure {
  name: string;
  rule: Pick<Rule, 'id' | 'label' | 'layer'>;
  values: FigureValue[];
}

/** What a guide shows of the register of law, resolved once, on one day. */
export interface GuideLaw {
  day: string;
  subjects: ReturnType<typeof namedSubject>[];
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
      return { name, rule: { id, label, layer }, values: figureHistory(register, name) };
    }),
    rules: guideRules(register, rules, day),
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
