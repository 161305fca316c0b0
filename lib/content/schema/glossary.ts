import { type InferType, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import { bilingual, id, list, oneOf } from './fields';

const term = (guides: readonly string[]) =>
  object({
    id: id(),
    acronym: bilingual(),
    expansion: bilingual(),
    definition: bilingual(),
    /** Language an acronym comes from when both languages use it; English without it. */
    origin: oneOf(locales).optional(),
    guide: string()
      .typeError('must be the folder name of a guide')
      .oneOf([...guides], ({ value }) => `"${value}" is no guide; use one of: ${guides.join(', ')}`)
      .optional(),
  }).exact();

/**
 * `content/glossary.yaml`: every acronym of the site.
 * @param guides slugs that `guide` may name.
 */
export const glossarySchema = (guides: readonly string[]) =>
  object({ terms: list(term(guides)) }).exact();

export type GlossaryTerm = InferType<ReturnType<typeof term>>;
