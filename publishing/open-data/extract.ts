import { addressIn } from '@/law/acts';
import { entriesOf, subjectOf } from '@/law/entries';
import {
  type Act,
  flatCriteria,
  isRuleCriterion,
  type LawChange,
  type Milestone,
  type Rule,
  type RuleVersion,
  type Words,
} from '@/law/register';
import { fingerprint } from '@/lib/exported-files';
import { forEveryLocale } from '@/lib/i18n/locales';
import type { Dataset } from './dataset';

/** An act with its address in each language, in place of its id. */
export type ActInFull = Omit<Act, 'url'> & { url?: Words };
type Resolved<Entry> = Omit<Entry, 'act'> & { act: ActInFull };
type ResolvedRule = Omit<Rule, 'versions'> & { versions: Resolved<RuleVersion>[] };
type ResolvedMilestone = Resolved<Omit<Milestone, 'cancelled'>> & {
  cancelled?: { by: ActInFull; date: string } | undefined;
};

/** What one file says of itself. */
type Heading = Pick<Dataset, '$schema' | 'format' | 'version' | 'licence'> & {
  address: string;
  /** Where people read of it. */
  page: Words;
};

/** What the law plans and what it changed. */
interface Course {
  milestones: ResolvedMilestone[];
  changes: Resolved<LawChange>[];
}

/** Addresses of the files of rules that an extract names and does not hold, by id. */
interface Named {
  otherRules: Record<string, string>;
}

/** Where a file and its page are, and those of rules. */
export interface Places extends Pick<Heading, '$schema' | 'address' | 'page'> {
  ruleAddress: (rule: string) => string;
}

/** One rule, with every wording, its dates and changes, and the acts these rest on: an answer that needs no other file. */
export interface RuleExtract extends Heading, Course, Named {
  subject: { id: string; name: Words };
  rule: ResolvedRule;
  /** Ids of the rules that exempt from it. */
  exemptions: string[];
}

/** The same of a text that has a page of its own: all its rules. */
export interface ObligationExtract extends Heading, Course, Named {
  id: string;
  name: Words;
  rules: ResolvedRule[];
}

/**
 * The extract of one rule.
 * @throws when the register has no such rule.
 */
export function ruleExtract(dataset: Dataset, id: string, places: Places): RuleExtract {
  const { rules, milestones, changes } = entriesOf(dataset.subjects);
  const rule = rules.get(id);
  const subject = subjectOf(dataset.subjects, id) ?? '';
  const name = dataset.subjects[subject]?.name;
  if (!rule || !name) throw new Error(`The register of law has no rule "${id}".`);
  const full = inFull(dataset);
  const isOn = (entry: { rules?: string[] | undefined }) => entry.rules?.includes(id) ?? false;
  return headed(dataset, places, [rule], {
    subject: { id: subject, name },
    rule: full.rule(rule),
    exemptions: exemptionsFrom(dataset, id),
    milestones: [...milestones.values()].filter(isOn).map(full.milestone),
    changes: [...changes.values()].filter(isOn).map(full.change),
  });
}

/** The extract of a text, given by the ids of what the register holds on it. */
export function obligationExtract(
  dataset: Dataset,
  { id, name, ...ids }: ObligationIds,
  places: Places,
): ObligationExtract {
  const known = entriesOf(dataset.subjects);
  const full = inFull(dataset);
  const rules = ids.rules.flatMap((rule) => known.rules.get(rule) ?? []);
  return headed(dataset, places, rules, {
    id,
    name,
    rules: rules.map(full.rule),
    milestones: ids.milestones
      .flatMap((each) => known.milestones.get(each) ?? [])
      .map(full.milestone),
    changes: ids.changes.flatMap((each) => known.changes.get(each) ?? []).map(full.change),
  });
}

interface ObligationIds {
  id: string;
  name: Words;
  rules: readonly string[];
  milestones: readonly string[];
  changes: readonly string[];
}

/** Adds to the content of a file what it says of itself, and where the other rules are that its own name. */
function headed<Content extends object>(
  dataset: Dataset,
  { ruleAddress, ...places }: Places,
  rules: readonly Rule[],
  content: Content,
): Heading & Content & Named {
  const own = rules.map(({ id }) => id);
  const named = rules.flatMap((rule) => [...namedBy(rule), ...exemptionsFrom(dataset, rule.id)]);
  const others = [...new Set(named)].filter((id) => !own.includes(id));
  return {
    format: dataset.format,
    version: { ...dataset.version, hash: fingerprint(JSON.stringify(content)) },
    licence: dataset.licence,
    ...places,
    ...content,
    otherRules: Object.fromEntries(others.map((id) => [id, ruleAddress(id)])),
  };
}

const exemptionsFrom = ({ subjects }: Dataset, id: string): string[] =>
  [...entriesOf(subjects).rules.values()].flatMap((rule) =>
    rule.exempts?.includes(id) ? [rule.id] : [],
  );

/** Rules that a rule names: in its criteria, as the one that took over, or as what it exempts from. */
const namedBy = ({ versions, replacedBy, exempts = [] }: Rule): string[] => [
  ...versions
    .flatMap(({ criteria }) => flatCriteria(criteria))
    .flatMap((criterion) => (isRuleCriterion(criterion) ? [criterion.rule] : [])),
  ...(replacedBy === undefined ? [] : [replacedBy]),
  ...exempts,
];

/** Writes entries with their acts in place of the ids of these. */
function inFull({ subjects }: Dataset) {
  const { acts } = entriesOf(subjects);
  const actOf = (id: string): ActInFull => {
    const act = acts.get(id);
    if (!act) throw new Error(`The register of law has no act "${id}".`);
    const { url, ...rest } = act;
    return url === undefined
      ? rest
      : { ...rest, url: forEveryLocale((locale) => addressIn(act, locale) ?? '') };
  };
  const resolved = <Entry extends { act: string }>(entry: Entry): Resolved<Entry> => ({
    ...entry,
    act: actOf(entry.act),
  });
  return {
    rule: (rule: Rule): ResolvedRule => ({ ...rule, versions: rule.versions.map(resolved) }),
    milestone: ({ cancelled, ...milestone }: Milestone): ResolvedMilestone => ({
      ...resolved(milestone),
      ...(cancelled && { cancelled: { ...cancelled, by: actOf(cancelled.by) } }),
    }),
    change: (change: LawChange): Resolved<LawChange> => resolved(change),
  };
}
