import { object } from 'yup';
import { bounded, day, type TranslatedFront, translationOf } from './fields';

/** The three policies, tabs of one page. */
export const policyNames = ['privacy', 'terms', 'cookies'] as const;
/** Every legal text, by the name of its folder in content/legal. */
export const legalNames = [...policyNames, 'notice', 'accessibility'] as const;

export type PolicyName = (typeof policyNames)[number];
export type LegalName = (typeof legalNames)[number];

export const isPolicy = (name: string): name is PolicyName =>
  (policyNames as readonly string[]).includes(name);

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
