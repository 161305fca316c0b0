import { type InferType, object } from 'yup';
import { bilingual, day, id, list, oneOf, page, setting, text } from './fields';

/** What a claim rests on: what this site shows, a written commitment, or the word of the publisher alone. */
export const claimGrounds = ['shown', 'commitment', 'statement'] as const;

const claim = object({
  id: id(),
  /** Key of the message that makes the claim, such as `landing.hero.note`. */
  message: text(),
  /** Id of a page on which it stands. */
  page: page(),
  setting: setting(),
  /** The weakest of what it rests on. */
  ground: oneOf(claimGrounds),
  /** Why it is true, or who says so. */
  basis: bilingual(),
  /** Who answers for it: a function of the company, not a person. */
  owner: bilingual(),
  reviewedOn: day(),
  /** After this day the claim has lapsed until somebody reviews it. */
  reviewBy: day(),
}).exact();

/** `content/claims.yaml`: what pages say of the company and the product, and why it is true. */
export const claimsSchema = object({ claims: list(claim) }).exact();

export type Claim = InferType<typeof claim>;
