import { object } from 'yup';
import { isPolicy, type LegalName } from './legal-names';
import { bounded, day, translationOf } from './schema-fields';
import type { TranslatedFront } from './translations';

/** Front matter of a legal text. */
export interface LegalFront extends TranslatedFront {
  title: string;
  /** Day of the last change to the text. */
  updatedOn: string;
  /** Day the commitments of a policy date from; policies alone have it. */
  policyDate?: string;
}

const fields = { title: bounded(3, 60), updatedOn: day(), translationOf: translationOf() };
const textSchema = object(fields).exact();
const policySchema = object({ ...fields, policyDate: day() }).exact();

/** Shape of the front matter of one text. */
export const legalSchema = (name: LegalName) => (isPolicy(name) ? policySchema : textSchema);
