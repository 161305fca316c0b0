import { site } from '@/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { requireValue } from './files/require-valid';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { claimsFile } from './paths';
import { type Claim, claimsSchema } from './schema/claims';

/** A claim in one language, typeset. */
export interface StatedClaim
  extends Pick<Claim, 'id' | 'message' | 'page' | 'ground' | 'reviewedOn'> {
  basis: string;
  owner: string;
}

/** Reads the claims. Never throws for bad content. */
export const readClaims = (): YamlFile<{ claims: Claim[] }> =>
  readYamlFile(
    claimsFile(),
    claimsSchema,
    'This file is missing; it lists what pages say of the company and the product under "claims".',
  );

/**
 * The claims that the site makes with its settings.
 * @throws ContentError listing every problem of the file.
 */
export const loadClaims = (locale: Locale): StatedClaim[] =>
  requireValue(readClaims())
    .claims.filter(({ setting }) => !setting || site[setting])
    .map(({ id, message, page, ground, basis, owner, reviewedOn }) => ({
      id,
      message,
      page,
      ground,
      basis: typesetDeep(basis[locale], locale),
      owner: typesetDeep(owner[locale], locale),
      reviewedOn,
    }));
