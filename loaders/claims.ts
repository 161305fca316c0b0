import { type InferType, object } from 'yup';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { typesetDeep } from '@/lib/typography';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** What a claim rests on, the firmest first: what this site shows, a written commitment, the word of the publisher alone. */
export const claimGrounds = ['shown', 'commitment', 'statement'] as const;

const claim = object({
  id: field.id(),
  /** Key of the message that makes the claim, such as `landing.hero.note`. */
  message: field.text(),
  /** Id of a page on which it stands. */
  page: field.text(),
  setting: field.setting(),
  /** The weakest of what it rests on. */
  ground: field.oneOf(claimGrounds),
  /** Why it is true, or who says so. */
  basis: field.bilingual(),
  /** Who answers for it: a function of the company, not a person. */
  owner: field.bilingual(),
  reviewedOn: field.day(),
  /** After this day its page says that it is to be reviewed. */
  reviewBy: field.day(),
}).exact();

/** `content/claims.yaml`: what pages say of the company and the product, and why it is true. */
const claimsSchema = object({ claims: field.list(claim) }).exact();

type Claim = InferType<typeof claim>;

/** Reads the claims. Never throws for bad content. */
export const readClaims = (): YamlFile<{ claims: Claim[] }> =>
  readYamlFile(
    inContent('claims.yaml'),
    claimsSchema,
    say(
      'This file is missing; it lists what pages say of the company and the product under "claims".',
    ),
  );

/**
 * The claims that the site makes with its settings, in one language, typeset.
 * @throws ContentError listing every problem of the file.
 */
export const loadClaims = (locale: Locale) =>
  requireValue(readClaims())
    .claims.filter(({ setting }) => !setting || site[setting])
    .map(({ basis, owner, ...claim }) => ({
      ...claim,
      basis: typesetDeep(basis[locale], locale),
      owner: typesetDeep(owner[locale], locale),
    }));
