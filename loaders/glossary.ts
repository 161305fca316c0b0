import { type InferType, object, string } from 'yup';
import { entriesOf } from '@/law/entries';
import { ruleOfFigure } from '@/law/figures';
import { figuresNamed, fillFigures } from '@/law/placeholders';
import type { Register } from '@/law/register';
import { oncePerBuild } from '@/lib/cache';
import { type Locale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { typesetDeep } from '@/lib/typography';
import { figureValues, loadTypesetRegister } from './law';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

const term = object({
  id: field.id(),
  acronym: field.bilingual(),
  expansion: field.bilingual(),
  definition: field.bilingual(),
  /** Original language of an acronym that both languages use; English by default. */
  origin: field.oneOf(locales).optional(),
  /** Folder name of the related guide. */
  guide: string().typeError(say('must be the folder name of a guide')).optional(),
}).exact();

/** `content/glossary.yaml`: every acronym of the site. */
const glossarySchema = object({ terms: field.list(term) }).exact();

export type GlossaryTerm = InferType<typeof term>;

/** An acronym in one language. */
export interface Term {
  id: string;
  acronym: string;
  expansion: string;
  /** Expansion in the acronym's original language, if that is another. */
  original: { text: string; locale: Locale } | undefined;
  definition: string;
  /** Rules and acts of the register that the definition names. */
  law: readonly { id: string; label: string }[];
  /** Slug of the guide that says more. */
  guide: string | undefined;
}

/** Reads the glossary. Never throws for bad content. */
export const readGlossary = (): YamlFile<{ terms: GlossaryTerm[] }> =>
  readYamlFile(
    inContent('glossary.yaml'),
    glossarySchema,
    say('This file is missing; it lists every acronym of the site under "terms".'),
  );

/** Rules, or else acts, that a text names, with what they are called. */
function lawNamed(text: string, register: Register, locale: Locale): Term['law'] {
  const { rules, acts } = entriesOf(register);
  const ids = [...new Set(figuresNamed(text).map(({ name }) => ruleOfFigure(name)))];
  const named = (label: (id: string) => string | undefined) =>
    ids.flatMap((id) => {
      const found = label(id);
      return found === undefined ? [] : [{ id, label: found }];
    });
  const found = named((id) => rules.get(id)?.label[locale]);
  return found.length > 0 ? found : named((id) => acts.get(id)?.name[locale]);
}

/**
 * Every acronym of the site in one language, typeset, in alphabetical order.
 * @throws ContentError listing every problem of the glossary.
 */
export const loadGlossary = oncePerBuild((locale: Locale): readonly Term[] => {
  const { compare } = new Intl.Collator(locale);
  const register = loadTypesetRegister(locale);
  const values = figureValues(locale);
  return requireValue(readGlossary())
    .terms.map(({ id, acronym, expansion, definition, guide, origin = 'en' }) => ({
      id,
      acronym: acronym[locale],
      expansion: typesetDeep(expansion[locale], locale),
      original:
        acronym[locale] === acronym[origin] && expansion[locale] !== expansion[origin]
          ? { text: typesetDeep(expansion[origin], origin), locale: origin }
          : undefined,
      definition: typesetDeep(fillFigures(definition[locale], values), locale),
      law: lawNamed(definition[locale], register, locale),
      guide,
    }))
    .sort((a, b) => compare(a.acronym, b.acronym));
});
