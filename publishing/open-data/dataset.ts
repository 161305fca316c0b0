import { entriesOf } from '@/law/entries';
import type { LawSubject, Register } from '@/law/register';
import { fingerprint } from '@/lib/exported-files';
import type { Evidence, RegisterVersion } from '@/loaders/evidence';

/**
 * The register without references to entries that it lacks: unsure ones are not published, so a reader could
 * not follow them.
 */
function withoutDanglingReferences(register: Register): Register {
  const { acts, rules, milestones } = entriesOf(register);
  const only = (known: ReadonlyMap<string, unknown>, ids: string[] | undefined) => {
    const kept = ids?.filter((id) => known.has(id));
    return kept && kept.length > 0 ? kept : undefined;
  };
  const one = (known: ReadonlyMap<string, unknown>, id: string | undefined) =>
    id !== undefined && known.has(id) ? id : undefined;
  const cleaned = (subject: LawSubject): LawSubject => ({
    ...subject,
    acts: subject.acts.map((act) => ({ ...act, amends: only(acts, act.amends) })),
    rules: subject.rules.map((rule) => ({
      ...rule,
      exempts: only(rules, rule.exempts),
      replacedBy: one(rules, rule.replacedBy),
    })),
    milestones: subject.milestones.map((milestone) => ({
      ...milestone,
      replacedBy: one(milestones, milestone.replacedBy),
      rules: only(rules, milestone.rules),
    })),
    changes: subject.changes.map((change) => ({ ...change, rules: only(rules, change.rules) })),
  });
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [id, cleaned(subject)]),
  );
}

/** Rises when a reader of the files would have to change: a key is renamed, or means something else. */
export const FORMAT = 2;

/** The terms on which the data may be reused. */
export interface Licence {
  name: string;
  url: string;
}

/** The register of law as it is published. */
export interface Dataset {
  $schema: string;
  format: typeof FORMAT;
  version: RegisterVersion;
  /** Null while its owner has granted none. */
  licence: Licence | null;
  /** By id, each with its acts, rules, milestones and changes. */
  subjects: Register;
}

/**
 * @param register without what is unsure, as `published` gives it.
 * @param schema address of the JSON Schema.
 */
export function datasetOf(
  register: Register,
  { schema, licence, evidence }: { schema: string; licence: Licence | null; evidence: Evidence },
): Dataset {
  const subjects = withoutDanglingReferences(register);
  return {
    $schema: schema,
    format: FORMAT,
    version: { hash: fingerprint(JSON.stringify(subjects)), evidence },
    licence,
    subjects,
  };
}

/** The dataset as a file. Keys that hold nothing are left out. */
export const printDataset = (dataset: Dataset): string => `${JSON.stringify(dataset)}\n`;
