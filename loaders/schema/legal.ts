import { object } from 'yup';
import { bounded, day, type TranslatedFront, translationOf } from './fields';

/** The three policies, shown as tabs of one page. */
export const policyNames = ['privacy', 'terms', 'cookies'] as const;
/** Every legal text, by its folder name in content/legal. */
export const legalNames = [...policyNames, 'notice', 'accessibility'] as const;

export type PolicyName = (typeof policyNames)[number];
export type LegalName = (typeof legalNames)[number];

const isPolicy = (name: string): name is PolicyName =>
  (policyNames as readonly string[]).includes(name);

/** Front matter of a legal text. */
export interface LegalFront extends TranslatedFront {
  title: string;
  /** Date of the last change to the text. */
  updatedOn: string;
  /** Date from which a policy's commitments apply; only policies have it. */
  policyDate?: string;
}

const fields = { title: bounded(3, 60), updatedOn: day(), translationOf: translationOf() };
const textSchema = object(fields).exact();
const policySchema = object({ ...fields, policyDate: day() }).exact();

/** Front matter schema of one text. */
export const legalSchema = (name: LegalName) => (isPolicy(name) ? policySchema : textSchema);
