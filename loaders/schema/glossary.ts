import { type InferType, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import { bilingual, id, list, type NamedList, oneOf } from './fields';

const term = object({
  id: id(),
  acronym: bilingual(),
  expansion: bilingual(),
  definition: bilingual(),
  /** Original language of an acronym that both languages use; English by default. */
  origin: oneOf(locales).optional(),
  /** Folder name of the related guide. */
  guide: string()
    .typeError('must be the folder name of a guide')
    .meta({ names: 'guides' satisfies NamedList })
    .optional(),
}).exact();

/** `content/glossary.yaml`: every acronym of the site. */
export const glossarySchema = object({ terms: list(term) }).exact();

export type GlossaryTerm = InferType<typeof term>;
