import { addressIn } from '@/law/acts';
import { entriesOf, entryCheckedOn, subjectOf } from '@/law/entries';
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

/** What an extract tells of some rules. */
export interface Law {
  milestones: ResolvedMilestone[];
  changes: Resolved<LawChange>[];
}

/** What one file says of itself. */
type Heading = Pick<Dataset, '$schema' | 'format' | 'version' | 'licence'> & {
  address: string;
  /** Where people read of it. */
  page: Words;
};

/** Where the files and pages are. */
export interface Places {
  schema: string;
  address: (rule: string) => string;
  page: (rule: string) => Words;
}

/** One rule, with every wording, its dates and changes, and the acts these rest on: an answer that needs no other file. */
export interface RuleExtract extends Heading, Law {
  subject: { id: string; name: Words };
  rule: ResolvedRule;
  /** Ids of the rules that exempt from it. */
  exemptions: string[];
  /** Addresses of the extracts of the other rules named. */
  rules: Record<string, string>;
}

/**
 * The extract of one rule.
 * @throws when the register has no such rule.
 */
export function ruleExtract(dataset: Dataset, id: string, places: Places): RuleExtract {
  const { subjects, format, licence } = dataset;
  const rule = entriesOf(subjects).rules.get(id);
  const subject = subjectOf(subjects, id) ?? '';
  const name = subjects[subject]?.name;
  if (!rule || !name) throw new Error(`The register of law has no rule "${id}".`);
  const exemptions = exemptionsFrom(dataset, id);
  const content = {
    subject: { id: subject, name },
    rule: inFull(dataset).rule(rule),
    exemptions,
    ...lawOn(dataset, [id]),
  };
  return {
    $schema: places.schema,
    format,
    version: {
      hash: fingerprint(JSON.stringify(content)),
      checkedOn: entryCheckedOn(subjects, id),
    },
    licence,
    address: places.address(id),
    page: places.page(id),
    ...content,
    rules: Object.fromEntries(
      [...new Set([...namedBy(rule), ...exemptions])]
        .filter((each) => each !== id)
        .map((each) => [each, places.address(each)]),
    ),
  };
}

/** Milestones and changes that name one of some rules. */
export function lawOn(dataset: Dataset, rules: readonly string[]): Law {
  const { milestones, changes } = entriesOf(dataset.subjects);
  const full = inFull(dataset);
  const isOn = (entry: { rules?: string[] | undefined }) =>
    entry.rules?.some((id) => rules.includes(id)) ?? false;
  return {
    milestones: [...milestones.values()].filter(isOn).map(full.milestone),
    changes: [...changes.values()].filter(isOn).map(full.change),
  };
}

const exemptionsFrom = ({ subjects }: Dataset, id: string): string[] =>
  [...entriesOf(subjects).rules.values()].flatMap((rule) =>
    rule.exempts?.includes(id) ? [rule.id] : [],
  );

/** Rules that a rule names: in its criteria, as the one that took over, or as what it exempts from. */
export const namedBy = ({ versions, replacedBy, exempts = [] }: Rule): string[] => [
  ...versions
    .flatMap(({ criteria }) => flatCriteria(criteria))
    .flatMap((criterion) => (isRuleCriterion(criterion) ? [criterion.rule] : [])),
  ...(replacedBy === undefined ? [] : [replacedBy]),
  ...exempts,
];

/** Writes entries with their acts in place of the ids of these. */
export function inFull({ subjects }: Dataset) {
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
