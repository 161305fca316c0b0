import { checkedOnOf } from '@/law/entries';
import type { Register } from '@/law/register';
import { fingerprint } from '@/lib/fingerprint';
import { withoutDanglingReferences } from './references';

/** Rises when a reader of the files would have to change: a key is renamed, or means something else. */
export const FORMAT = 1;

/** The terms on which the data may be reused. */
export interface Licence {
  name: string;
  url: string;
}

/** The register of law as it is published. */
export interface Dataset {
  $schema: string;
  format: typeof FORMAT;
  version: {
    /** Changes only when an entry does. */
    hash: string;
    /** Day on which the subject checked longest ago was checked. */
    checkedOn: string;
  };
  /** Null while its owner has chosen none. */
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
  { schema, licence }: { schema: string; licence: Licence | null },
): Dataset {
  const subjects = withoutDanglingReferences(register);
  return {
    $schema: schema,
    format: FORMAT,
    version: {
      hash: fingerprint(JSON.stringify(subjects)),
      checkedOn: checkedOnOf(subjects, []),
    },
    licence,
    subjects,
  };
}

/** The dataset as a file. Keys that hold nothing are left out. */
export const printDataset = (dataset: Dataset): string => `${JSON.stringify(dataset)}\n`;
